import Testing
import Texts

@Suite("Addresses without their passwords")
struct MaskedAddressTests {
  @Test(
    "A name and a password before the host are never shown",
    arguments: [
      ("https://user:secret@host/x.zip", "https://***@host/x.zip"), ("http://user@host", "http://***@host"),
      ("https://a:b@c@host:8080/p?q=1#f", "https://***@host:8080/p?q=1#f"),
      ("ftp://a:b@host/", "ftp://***@host/"), ("HTTPS://A:B@HOST/", "HTTPS://***@HOST/"),
    ])
  func masked(_ text: String, _ shown: String) {
    #expect(text.withoutCredentials == shown)
  }

  @Test(
    "Any other text is as it was",
    arguments: [
      "", "@", "top@2x.png", "a@b", "https://host/top@2x.png", "https://host?mail=a@b", "键://a@b c", "://a@b",
      "mailto:a@b", "a b://c@d",
    ])
  func untouched(_ text: String) { #expect(text.withoutCredentials == text) }
}
