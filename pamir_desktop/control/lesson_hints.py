"""What is said instead of the sentence of a step: hints on request, and remarks in free play."""

from __future__ import annotations

from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.lesson import RemarkTime, StepKind, Tip
from pamir_desktop.model import Decision, State
from pamir_desktop.views.texts.lesson_texts import nothing_urgent_text


class LessonHints:
    def __init__(self) -> None:
        self.spoken: Tip | None = None
        self._given = 0
        self._noticed = (-1, -1)  # the turn and the actions left at the last remark

    def forget(self) -> None:
        """Something was chosen: what was said about it is over."""
        self.spoken = None

    @property
    def text(self) -> str | None:
        """None: nothing is said instead."""
        if self.spoken is None:
            return None
        return self.spoken.say or nothing_urgent_text()

    def give(self, course: Course, state: State) -> None:
        """One hint after the other; in free play what is worth noticing now."""
        tips = course.step.tips
        if tips:
            self.spoken = tips[self._given % len(tips)]
            self._given += 1
        else:
            noticed = course.noticed(state)
            self.spoken = Tip("") if noticed is None else Tip(noticed.say, noticed.light)

    def notice(self, course: Course, state: State, decision: Decision | None) -> None:
        """In free play: a remark when the turn begins, and before it ends."""
        if course.step.kind is not StepKind.GOAL or decision is None or self.spoken is not None:
            return
        moment = (state.turn, state.actions_left)
        if decision.prompt != "turn.action" or moment == self._noticed:
            return
        is_new_turn = moment[0] != self._noticed[0]
        if is_new_turn or not state.actions_left:
            self._noticed = moment
            remark = course.remark(state, RemarkTime.TURN if is_new_turn else RemarkTime.END_TURN)
            self.spoken = None if remark is None else Tip(remark.say, remark.light)
