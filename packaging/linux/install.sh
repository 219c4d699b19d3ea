#!/bin/sh
# Install Pamir Desktop for this user, below ~/.local or the PREFIX given; --remove takes it away
# again. Games and settings are never touched.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
id=io.github.pamir_desktop.PamirDesktop
former_id=org.pamirdesktop.PamirDesktop
program=$prefix/lib/pamir-desktop

tell_desktop() {
    # what is missing here is not needed: the desktop then looks for itself
    update-desktop-database -q "$prefix/share/applications" 2>/dev/null || true
    update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true
    gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor" 2>/dev/null || true
}

remove() {
    if [ -e "$program" ] && [ ! -x "$program/pamir-desktop" ]; then
        echo "$program is not Pamir Desktop: nothing was removed." >&2
        exit 1
    fi
    rm -rf "$program"
    if is_ours "$prefix/bin/pamir-desktop"; then
        rm -f "$prefix/bin/pamir-desktop"
    fi
    (cd "$here" && find share -type f) | while IFS= read -r file; do
        rm -f "$prefix/$file"
    done
    # versions before 1.0 had another id; two entries in the menu would start the same program
    for place in applications metainfo mime/packages icons/hicolor; do
        find "$prefix/share/$place" -type f -name "$former_id.*" -delete 2>/dev/null || true
    done
    # before the folders go: the desktop drops the file type only if it finds the list of types
    tell_desktop
    # folders that are empty now; others keep theirs
    (cd "$here" && find share -depth -type d) | while IFS= read -r folder; do
        rmdir "$prefix/$folder" 2>/dev/null || true
    done
    rmdir "$prefix/lib" "$prefix/bin" 2>/dev/null || true
}

is_ours() {
    # a command of that name may have been installed by pip
    [ -L "$1" ] && [ "$(readlink "$1")" = "$program/pamir-desktop" ]
}

install() {
    if [ -e "$prefix/bin/pamir-desktop" ] || [ -L "$prefix/bin/pamir-desktop" ]; then
        echo "$prefix/bin/pamir-desktop was installed by something else: remove it first." >&2
        exit 1
    fi
    mkdir -p "$prefix/lib" "$prefix/bin"
    cp -R "$here/lib/pamir-desktop" "$prefix/lib/"
    ln -sf "$program/pamir-desktop" "$prefix/bin/pamir-desktop"
    cp -R "$here/share" "$prefix/"
    # a desktop may not look into this folder for programs: name the whole path
    path=$(printf '%s' "$prefix/bin/pamir-desktop" | sed 's/[&|\\]/\\&/g')
    entry=share/applications/$id.desktop
    sed -e "s|^Exec=pamir-desktop|Exec=\"$path\"|" -e "s|^TryExec=.*|TryExec=$path|" \
        "$here/$entry" >"$prefix/$entry"
}

case "${1:-}" in
"")
    remove
    install
    tell_desktop
    echo "Installed $prefix/bin/pamir-desktop and added it to the Games menu of your desktop."
    ;;
--remove)
    remove
    echo "Removed from $prefix. Your games and settings were not touched."
    ;;
*)
    echo "usage: $0 [--remove]" >&2
    exit 2
    ;;
esac
