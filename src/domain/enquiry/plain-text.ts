/**
 * Invisible characters: control characters, direction marks, soft hyphens, zero-width spaces and blank letters (Hangul
 * fillers, the empty Braille cell). They can reorder the text around them, make a copied e-mail address invalid and pass
 * for a name. Emoji joiners are kept.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/g
/** Half of a pair: no database keeps it. */
const HALVES = /\p{Surrogate}/gu

/**
 * A text that was typed, without the characters that are not seen. What people paste must not cost their message.
 *
 * @param isMultiline keeps line breaks; elsewhere they become spaces, so that no text can begin a new line of a mail's head
 */
export const plainText = (text: string, isMultiline: boolean): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(isMultiline ? /\t/g : /[\n\t]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(HALVES, '\ufffd')
