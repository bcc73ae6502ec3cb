"""A page in headless Chromium, driven over its debugging protocol through a pipe. Standard library only."""

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Browser:
    def __init__(self, width, height, scheme):
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (from_browser, browser_out), (browser_in, to_browser) = os.pipe(), os.pipe()

        def arrange():
            # Above the numbers that they are to have, lest one take the other's place.
            ours = os.dup(browser_in), os.dup(browser_out)
            os.dup2(ours[0], 3)
            os.dup2(ours[1], 4)

        self._process = subprocess.Popen(
            [PROGRAM, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
             "--hide-scrollbars", f"--user-data-dir={self._profile.name}", "about:blank"],
            preexec_fn=arrange, close_fds=False, start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(browser_in)
        os.close(browser_out)
        self._out, self._in = os.fdopen(to_browser, "wb", buffering=0), os.fdopen(from_browser, "rb")
        self._number, self.complaints, self._events = 0, [], []
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = None
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self._call(domain + ".enable")
        self._call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                   mobile=width < 600)
        self._call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def _call(self, method, **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if getattr(self, "_session", None):
            message["sessionId"] = self._session
        self._out.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise AssertionError(answer["error"])
                return answer["result"]

    def _read(self):
        text = bytearray()
        while (byte := self._in.read(1)) != b"\0":
            if not byte:
                raise AssertionError("the browser is gone")
            text += byte
        message = json.loads(text)
        method, parameters = message.get("method"), message.get("params", {})
        if method in ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"):
            self.complaints.append(parameters)
        elif method == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if not url.startswith(("file:", "data:", "about:")):
                self.complaints.append(url)
        if method:
            self._events.append(method)
        return message

    def open(self, path):
        self._events.clear()
        self._call("Page.navigate", url="file://" + str(path))
        while "Page.loadEventFired" not in self._events:
            self._read()

    def evaluate(self, expression):
        result = self._call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise AssertionError(result["exceptionDetails"])
        return result["result"].get("value")

    def type(self, text):
        self._call("Input.insertText", text=text)

    def screenshot(self):
        """What is seen of the page, as the bytes of a PNG."""
        return base64.b64decode(self._call("Page.captureScreenshot", format="png")["data"])

    def close(self):
        # Its helpers too, which would go on writing into the profile.
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(timeout=20)
        self._out.close()
        self._in.close()
        self._profile.cleanup()
