import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { writeSiteFiles } from './site-files'

const manifestSchema = z.object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(1) })

describe('files of a site that are no pages', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-files-'))
    await cp(join(__dirname, '../../static'), folder, { recursive: true })
    await writeSiteFiles(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const sizeOf = async (bytes: Buffer) => {
    const { width, height } = await sharp(bytes).metadata()
    return `${width}x${height}`
  }

  it('has every icon of the manifest, in the size that the manifest says', async () => {
    const { icons } = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')))
    expect(icons.length).toBeGreaterThanOrEqual(2)
    for (const { src, sizes } of icons) expect(await sizeOf(await readFile(join(folder, src)))).toBe(sizes)
  })

  it('has an icon at /favicon.ico, a picture behind the head of an ICO file', async () => {
    const ico = await readFile(join(folder, 'favicon.ico'))
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1])
    const image = ico.subarray(ico.readUInt32LE(18))
    expect(image).toHaveLength(ico.readUInt32LE(14))
    expect(await sizeOf(image)).toBe(`${ico.readUInt8(6)}x${ico.readUInt8(7)}`)
  })

  it('tells search engines where the sitemap is', async () => {
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  })
})
