import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import keepFrenchCharacters, { CHARACTERS } from './subset-font'

const LOCALES = join(process.cwd(), 'src/locales')
// Jest replaces what it resolves by name.
const FONT = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const subsetOf = (font: Buffer): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const async = () => (error: unknown, result?: Buffer) =>
      error === null ? resolve(result) : reject(new Error('no subset', { cause: error }))
    keepFrenchCharacters.call({ async }, font)
  })

describe('subset of the font', () => {
  it.each(['fr.json', 'fr.mail.json', 'fr.preview.json', 'fr.server.json'])(
    'has all characters of %s',
    async (name) => {
      const texts = Object.values(JSON.parse(await readFile(join(LOCALES, name), 'utf8')) as Record<string, string>)
      const used = new Set(texts.join('').replaceAll('\n', ''))
      expect(used.size).toBeGreaterThan(40)
      expect([...used].filter((character) => !CHARACTERS.includes(character))).toEqual([])
    },
  )

  it('is a smaller font, the same each time', async () => {
    const font = await readFile(join(process.cwd(), FONT))
    const [first, second] = [await subsetOf(font), await subsetOf(font)]
    expect(first?.subarray(0, 4).toString()).toBe('wOF2')
    expect(first?.length).toBeLessThan(font.length * 0.9)
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
  })

  it('reports a file that is no font', async () => {
    await expect(subsetOf(Buffer.from('nonsense'))).rejects.toThrow('no subset')
  })
})
