import { randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { codeBest, codeFast, windowFor } from './codings'

describe('coding of files', () => {
  it.each([
    [1, 10],
    [1_008, 10],
    [1_009, 11],
    [100_000, 17],
    [131_056, 17],
    [131_057, 18],
    [4_194_288, 22],
    [50_000_000, 22],
  ])('takes for %i bytes a window of 2 to the power of %i', (size, bits) => {
    expect(windowFor(size)).toBe(bits)
  })

  it('finds again what stood at the other end of a file, whatever its size', async () => {
    for (const size of [1_000, 1_009, 65_520, 65_521, 131_057]) {
      const start = randomBytes(400)
      const file = Buffer.concat([start, Buffer.alloc(size - 800, 'x'), start])
      const usual = brotliCompressSync(file, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
      })
      const coded = await codeFast.br(file)
      expect(brotliDecompressSync(coded).equals(file)).toBe(true)
      expect(coded.length).toBeLessThanOrEqual(usual.length + 16)
    }
  })

  it('keeps fewer bytes than it sends to a visitor who waits', async () => {
    const text = Buffer.from(Array.from({ length: 4000 }, (_, line) => `${line % 97} Mercedes ${line % 13}`).join(' '))
    const [best, fast] = [codeBest.br(text), await codeFast.br(text)]
    expect(best.length).toBeLessThan(fast.length)
    expect([best, fast].map((bytes) => brotliDecompressSync(bytes).equals(text))).toEqual([true, true])
  })
})
