"""PNG files as rows of pixels, by other means than ours. Standard library only; 8 bits a channel, not interlaced."""

import struct
import zlib


class Picture:
    def __init__(self, data):
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        place, packed, channels = 8, b"", 0
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place:place + 8])
            body = data[place + 8:place + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", body)
                channels = {2: 3, 6: 4}[color]
                assert (depth, interlace) == (8, 0)
            elif kind == b"IDAT":
                packed += body
            place += length + 12
        self._rows = self._unfilter(zlib.decompress(packed), channels)
        self._channels = channels

    def _unfilter(self, raw, channels):
        stride, rows, above = self.width * channels, [], bytearray(self.width * channels)
        for start in range(0, len(raw), stride + 1):
            kind, row = raw[start], bytearray(raw[start + 1:start + 1 + stride])
            for i in range(stride if kind else 0):
                left = row[i - channels] if i >= channels else 0
                corner = above[i - channels] if i >= channels else 0
                if kind == 1:
                    guess = left
                elif kind == 2:
                    guess = above[i]
                elif kind == 3:
                    guess = (left + above[i]) // 2
                else:
                    guess = min(((abs(above[i] - corner), 0, left), (abs(left - corner), 1, above[i]),
                                 (abs(left + above[i] - 2 * corner), 2, corner)))[2]
                row[i] = (row[i] + guess) & 255
            rows.append(row)
            above = row
        return rows

    def colors(self, left, top, right, bottom):
        """All colours in a rectangle, as `#RRGGBB`."""
        step, found = self._channels, set()
        for row in self._rows[top:bottom]:
            line = bytes(row[left * step:right * step])
            found.update(line[i:i + 3] for i in range(0, len(line), step))
        return {"#" + color.hex().upper() for color in found}
