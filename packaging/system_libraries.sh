#!/bin/sh
# Qt needs a few system libraries. On Debian and Ubuntu, install those that are missing if we may,
# or name the command that does it.
set -eu

command -v dpkg-query >/dev/null 2>&1 || exit 0
case "$(uname -s)" in Linux) ;; *) exit 0 ;; esac

missing=""
for package in libegl1 libgl1 libopengl0 libxkbcommon0 libxkbcommon-x11-0 libdbus-1-3 libfontconfig1 \
    libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 \
    libxcb-shape0 libxcb-xinerama0 libxcb-xkb1; do
    if ! dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed'; then
        missing="$missing $package"
    fi
done
[ -n "$missing" ] || exit 0

install="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ]; then
    echo "Installing libraries Qt needs:$missing"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive $install -qq >/dev/null && exit 0
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    echo "Installing libraries Qt needs:$missing"
    sudo apt-get update -qq && sudo DEBIAN_FRONTEND=noninteractive $install -qq >/dev/null && exit 0
fi
echo "Qt needs some system libraries that are not installed. Please run:"
echo "    sudo $install"
