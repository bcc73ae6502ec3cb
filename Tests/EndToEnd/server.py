"""A server on 127.0.0.1 that answers as badly as servers do, each answer under its own path."""

import http.server
import json
import struct
import threading
import zlib



def png(color, side=64):
    """A picture of one colour."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = (b"\0" + bytes(color) * side) * side
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
            + chunk(b"teXt", b"x\0" + bytes(1500)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


COLOR = (200, 40, 120)
PICTURE = png(COLOR)


class Server:
    """Answers until it is closed; what is held back comes when it is released."""

    def __init__(self, entries=None):
        self.requests = []
        # Bytes that are sent in the place of what a path has.
        self.instead = {}
        self._held = threading.Event()
        self._asked = threading.Condition()
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                with server._asked:
                    server.requests.append((self.path, self.headers.get("If-None-Match")))
                    server._asked.notify_all()
                try:
                    server._answer(self)
                except OSError:
                    pass  # The other side has had enough.
                self.close_connection = True

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self.pack = {"default": {"Color": {"页面背景色": "0xEAF3EE"}, "Image": {
            key: self.url + path for key, path in (entries or {}).items()}},
            "night": {"Color": {"页面背景色": "0x202020"}}}

    def release(self):
        self._held.set()

    def wait_for(self, path, timeout=30):
        """Waits until something has been asked for."""
        with self._asked:
            return self._asked.wait_for(lambda: any(path == asked for asked, _ in self.requests), timeout)

    def close(self):
        self.release()
        self._server.shutdown()
        self._server.server_close()

    def _answer(self, to):
        name = to.path.rsplit("/", 1)[-1]
        if to.path in self.instead:
            self._send(to, self.instead[to.path], "image/png", '"other"')
        elif name.startswith("pack"):
            self._send(to, json.dumps(self.pack).encode(), "application/json", '"pack"')
        elif name.startswith("status"):
            to.send_response(int(name[6:9]))
            to.send_header("Content-Length", "0")
            to.end_headers()
        elif name.startswith("redirect"):
            to.send_response(302)
            to.send_header("Location", "/" + name)
            to.send_header("Content-Length", "0")
            to.end_headers()
        elif name.startswith("moved"):
            to.send_response(301)
            to.send_header("Location", "file:///etc/passwd")
            to.send_header("Content-Length", "0")
            to.end_headers()
        elif name.startswith("cut"):
            to.send_response(200)
            to.send_header("Content-Length", "9000")
            to.end_headers()
            to.wfile.write(PICTURE)
        elif name.startswith("page"):
            self._send(to, b"<html>log in first</html>", "text/html")
        elif name.startswith("huge"):
            to.send_response(200)
            to.end_headers()
            chunk = PICTURE + bytes((1 << 16) - len(PICTURE))
            while True:
                to.wfile.write(chunk)
        elif name.startswith("slow"):
            to.send_response(200)
            to.send_header("Content-Length", str(len(PICTURE)))
            to.end_headers()
            for byte in PICTURE[:100]:
                to.wfile.write(bytes([byte]))
                to.wfile.flush()
                if self._held.wait(0.01):
                    break
            self._held.wait()
            to.close_connection = True
        elif name.startswith("broken"):
            self._send(to, PICTURE[:60], "image/png")
        elif name.startswith("held"):
            self._held.wait()
            self._send(to, PICTURE, "image/png", '"held"')
        else:
            self._send(to, PICTURE, "image/png", '"picture"')

    @staticmethod
    def _send(to, body, content_type, tag=None):
        if tag and to.headers.get("If-None-Match") == tag:
            to.send_response(304)
            to.end_headers()
            return
        to.send_response(200)
        to.send_header("Content-Type", content_type)
        to.send_header("Content-Length", str(len(body)))
        if tag:
            to.send_header("ETag", tag)
        to.end_headers()
        to.wfile.write(body)
