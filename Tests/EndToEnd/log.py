"""The events that `--log` writes, read as they come."""

import json
import os


class Log:
    """A named pipe to log into, so that its lines are events to wait for, and no file to look at again and again."""

    def __init__(self, path):
        self.path = path
        self.events = []
        self._rest = b""
        os.mkfifo(path)
        # Open for both ends, so that the writer may come and go.
        self._pipe = os.open(path, os.O_RDWR | os.O_NONBLOCK)

    def fileno(self):
        return self._pipe

    def close(self):
        os.close(self._pipe)
        if os.path.exists(self.path):
            os.unlink(self.path)

    def take(self):
        while True:
            try:
                data = os.read(self._pipe, 65536)
            except BlockingIOError:
                return
            *lines, self._rest = (self._rest + data).split(b"\n")
            self.events += [json.loads(line) for line in lines if line.strip()]

    def count(self, event, start=0):
        return sum(1 for entry in self.events[start:] if entry["event"] == event)

    def count_of(self, event, cause, start=0):
        return sum(1 for entry in self.events[start:] if (entry["event"], entry["cause"]) == (event, cause))

    @property
    def painted_bytes(self):
        return sum(entry.get("bytes", 0) for entry in self.events)

    def has_painted_after(self, event, start=0):
        names = [entry["event"] for entry in self.events[start:]]
        return event in names and "painted" in names[names.index(event):]

    def __str__(self):
        return "\n".join(json.dumps(entry, ensure_ascii=False) for entry in self.events[-20:])
