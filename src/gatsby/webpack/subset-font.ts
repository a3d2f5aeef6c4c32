import subset from 'subset-font'

/** The part of webpack's loader context that is used here. */
interface LoaderContext {
  async: () => (error: unknown, font?: Buffer) => void
}

const ASCII = Array.from({ length: 95 }, (_character, index) => String.fromCodePoint(0x20 + index)).join('')

/**
 * Characters that French texts need, and letters of names in German, Portuguese, Spanish and Italian. A browser shows any
 * other character in the next font of the list.
 */
export const CHARACTERS = [
  ASCII,
  'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ',
  'ÄÖäößÁÃÍÑÓÕÚáãìíñòóõú',
  '«»‹›‘’“”„–—…•·×−°²³₂€',
  '\u00a0\u202f',
].join('')

/** Webpack loader that leaves only `CHARACTERS` in a font, because the font delays the first text of each page. */
export default function keepFrenchCharacters(this: LoaderContext, font: Buffer): void {
  const done = this.async()
  subset(font, CHARACTERS, { targetFormat: 'woff2' }).then((result) => done(null, result), done)
}

/** Tells webpack that the loader takes bytes. */
export const raw = true
