const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML 1.0 allows of the control characters only tab and line breaks, no half of a pair, and not U+FFFE and U+FFFF. */
const NOT_ALLOWED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text as XML 1.0 holds it, in elements and in attributes; characters that it does not allow are left out. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_ALLOWED, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
