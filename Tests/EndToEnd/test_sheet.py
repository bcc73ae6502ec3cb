"""Sheets of all skins: as files, and in a browser."""

import base64
import hashlib
import json
import pathlib
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

import browser
import pack


class SheetFileTest(unittest.TestCase):
    def test_the_page_stands_alone_and_lets_only_its_own_program_run(self):
        with tempfile.TemporaryDirectory() as folder:
            page = sheet(pack.THEMES, folder)
            script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)[1]
            digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
            self.assertIn(f"script-src 'sha256-{digest}'", page)
            self.assertEqual(page.count("<script"), 1)
            self.assertEqual(re.findall(r"""(?:src|href)=["'](?!data:|#)[^"']*|url\(""", page), [])

    def test_a_picture_of_all_skins(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, start in (("a.svg", b"<?xml"), ("a.png", b"\x89PNG\r\n")):
                path = pathlib.Path(folder) / name
                subprocess.run([pack.binary, "sheet", pack.THEMES, "-o", str(path)], check=True, timeout=120)
                self.assertTrue(path.read_bytes().startswith(start))
            xml.etree.ElementTree.parse(pathlib.Path(folder) / "a.svg")


def sheet(source, folder, *options):
    path = pathlib.Path(folder) / "sheet.html"
    subprocess.run([pack.binary, "sheet", str(source), "-o", str(path), *options], check=True, timeout=120,
                   capture_output=True)
    return path.read_text()


@unittest.skipUnless(browser.PROGRAM, "Chromium is not installed")
class SheetInBrowserTest(unittest.TestCase):
    FIND = "document.getElementById('find')"
    SHOWN = "[...document.querySelectorAll('.skin:not([hidden])')].map(s => s.dataset.name)"

    def open(self, path, width=1280, height=900, scheme="light"):
        page = browser.Browser(width, height, scheme)
        self.addCleanup(page.close)
        page.open(path)
        return page

    def search(self, page, text):
        page.evaluate(f"{self.FIND}.value = ''; {self.FIND}.focus()")
        page.type(text)

    def test_it_fits_every_screen_in_light_and_dark_without_a_complaint(self):
        with tempfile.TemporaryDirectory() as folder:
            sheet(pack.THEMES, folder)
            grounds = {}
            for width, height in ((1280, 900), (390, 844)):
                for scheme in ("light", "dark"):
                    page = self.open(f"{folder}/sheet.html", width, height, scheme)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                    self.assertEqual(page.evaluate("[...document.images].filter(i => i.complete && !i.naturalWidth)"
                                                   ".length"), 0)
                    grounds[scheme] = page.evaluate("getComputedStyle(document.body).backgroundColor")
                    self.assertEqual(page.complaints, [])
            self.assertNotEqual(grounds["light"], grounds["dark"])

    def test_search_and_filter(self):
        with tempfile.TemporaryDirectory() as folder:
            sheet(pack.THEMES, folder)
            page = self.open(f"{folder}/sheet.html")
            every = page.evaluate(self.SHOWN)
            self.search(page, "青瓷")
            self.assertEqual(page.evaluate(self.SHOWN), ["青瓷"])
            self.assertIn("1 of", page.evaluate("document.getElementById('count').textContent"))
            self.search(page, "0x2a665b 导航")
            self.assertEqual(page.evaluate(self.SHOWN), ["青瓷"])
            items = "[...document.querySelectorAll('.skin:not([hidden]) [data-item]:not([hidden]) .entry')]"
            self.assertEqual(page.evaluate(items + ".map(e => e.firstChild.data)"), ["导航栏背景色"])
            self.search(page, "#2A665B")
            self.assertEqual(page.evaluate(self.SHOWN), ["青瓷"])
            self.search(page, "no such thing")
            self.assertEqual(page.evaluate(self.SHOWN), [])
            self.assertFalse(page.evaluate("document.getElementById('none').hidden"))
            page.evaluate(f"{self.FIND}.value = ''; show.value = 'dark'; show.dispatchEvent(new Event('change'))")
            dark = page.evaluate(self.SHOWN)
            page.evaluate("show.value = 'light'; show.dispatchEvent(new Event('change'))")
            self.assertEqual(sorted(dark + page.evaluate(self.SHOWN)), sorted(every))
            self.assertIn("midnight", dark)
            self.assertEqual(page.complaints, [])

    def test_what_is_about_the_whole_pack_is_searched_and_filtered_too(self):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "a.json"
            source.write_text(json.dumps({"default": {"Color": {"label.body": "0x333333"}}}))
            sheet(source, folder)
            page = self.open(f"{folder}/sheet.html")
            whole = "!document.querySelector('main > section:not(.skin)').hidden"
            self.assertTrue(page.evaluate(whole))
            for text, is_shown in (("role-unbound", True), ("0x333333", False), ("no such thing", False)):
                self.search(page, text)
                self.assertEqual(page.evaluate(whole), is_shown, text)
            page.evaluate(f"{self.FIND}.value = ''; show.value = 'dark'; show.dispatchEvent(new Event('change'))")
            self.assertFalse(page.evaluate(whole))
            self.assertEqual(page.complaints, [])

    def test_on_a_phone_the_contrast_table_needs_no_scrolling(self):
        with tempfile.TemporaryDirectory() as folder:
            sheet(pack.THEMES, folder)
            page = self.open(f"{folder}/sheet.html", 390, 844)
            wide = "[...document.querySelectorAll('.table, .table td')].filter(e => e.getBoundingClientRect().right > 390)"
            page.evaluate("document.querySelectorAll('.skin').forEach(s => s.style.contentVisibility = 'visible')")
            self.assertEqual(page.evaluate(wide + ".length"), 0)

    def test_nothing_out_of_a_pack_is_markup(self):
        evil = ["<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>", "'; } body { display: none } a {'",
                "</style><script>alert(1)</script>", "</script><b>", "&lt;", "\u202eevil", "a\x1b[2J", "]]>", "{}"]
        section = {text: text for text in evil}
        plist = {name: {"Color": section, "Image": section,
                        "Font": {text: {"Name": text, "Size": "14"} for text in evil}} for name in ["default", *evil]}
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "<b>'\".json"
            source.write_text(json.dumps(plist))
            sheet(source, folder)
            page = self.open(f"{folder}/sheet.html")
            self.assertEqual(page.complaints, [])
            self.assertEqual(page.evaluate("document.querySelectorAll('script').length"), 1)
            self.assertEqual(page.evaluate("document.querySelectorAll('img, main b:not([style]):not([class])').length"), 0)
            self.assertNotEqual(page.evaluate("getComputedStyle(document.body).display"), "none")
            self.assertEqual(page.evaluate("document.querySelectorAll('.skin').length"), 1 + len(evil))
            self.assertIn(evil[0], page.evaluate(self.SHOWN))
            path = pathlib.Path(folder) / "sheet.svg"
            subprocess.run([pack.binary, "sheet", str(source), "-o", str(path)], check=True, timeout=60,
                           capture_output=True)
            root = xml.etree.ElementTree.parse(path).getroot()
            self.assertLessEqual({element.tag.split("}")[1] for element in root.iter()},
                                 {"svg", "title", "g", "path", "rect", "text", "image"})
