"""kiosk.py BINARY [PACK] [--guests N]: guests of a real SSH server on this machine, all at once, and their memory.

Each guest looks at every skin. Then the memory of the processes that serve them is told as JSON, in bytes: of the
kiosk, and of the processes of sshd that stand before it. `rss` is all that is in use, `pss` what of that is a process's
own share (what ten have in common counts a tenth), `private` what nobody else has. Needs sshd, and root to run it.
"""

import argparse
import json
import os
import statistics
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "Tests", "EndToEnd"))

import kiosk  # noqa: E402
import pack  # noqa: E402
import ssh  # noqa: E402


def look_at_all_skins(guests, names):
    last = guests[0].rows - 1
    for name in names[1:] + names[:1]:
        place = f"{name} {names.index(name) + 1}/{len(names)}"
        for guest in guests:
            guest.type("n")
        for guest in guests:
            guest.wait(lambda: place in guest.line(last), place)


def summary(sizes):
    return {kind: {"median": round(statistics.median(size[kind] for size in sizes)),
                   "largest": max(size[kind] for size in sizes)} for kind in ("rss", "pss", "private")}


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("binary")
    arguments.add_argument("pack", nargs="?", default=pack.THEMES)
    arguments.add_argument("--guests", type=int, default=20)
    options = arguments.parse_args()
    if not ssh.is_there():
        sys.exit("kiosk.py: this needs sshd (apt-get install openssh-server), and root to run it")
    pack.binary = os.path.abspath(options.binary)
    names = pack.Pack(options.pack).names
    server = kiosk.KioskServer(os.path.abspath(options.pack))
    guests = []
    try:
        guests = [server.guest() for _ in range(options.guests)]
        last = guests[0].rows - 1
        for guest in guests:
            guest.wait(lambda: f"{names[0]} 1/{len(names)}" in guest.line(last), "the first skin")
        look_at_all_skins(guests, names)
        kiosks = server.processes()
        others = [process for process in server.all_processes() if process not in kiosks]
        own, before = [kiosk.memory(process) for process in kiosks], [kiosk.memory(process) for process in others]
        total = sum(size["pss"] for size in own + before)
        print(json.dumps({
            "guests": len(kiosks), "skins": len(names), "kiosk": summary(own), "sshd": summary(before),
            "sshd_processes_per_guest": len(others) / len(kiosks), "pss_of_all": total,
            "pss_per_guest": round(total / len(kiosks))}, indent=2))
    finally:
        for guest in guests:
            guest.close()
        server.close()


if __name__ == "__main__":
    main()
