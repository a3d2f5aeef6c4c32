import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { carPhotoPath } from '../../cars/photo-path'
import { startApi, temporaryFolder } from '../testing/serve'
import type { RunningApi } from '../testing/serve'

const path = carPhotoPath({ body: 'suv', colour: 'blue', view: 'side', brand: 'peugeot', seed: 7 }, 'car')

describe('the image service', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let api: RunningApi
  beforeAll(async () => {
    folder = await temporaryFolder()
    api = await startApi({ dataDir: folder.path })
  })
  afterAll(async () => {
    await api.stop()
    await folder.remove()
  })
  const get = (rest: string, headers: Record<string, string> = {}) => fetch(`${api.origin}${rest}`, { headers })
  const facts = async (rest: string, headers: Record<string, string> = {}) => {
    const answer = await get(rest, headers)
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    return { type: answer.headers.get('content-type'), width, height, format }
  }

  it.each([
    ['', 1600, 1200, 'jpeg'],
    ['/m/', 1600, 1200, 'jpeg'],
    ['/m/400x300', 400, 300, 'jpeg'],
    ['/m/800x0', 800, 600, 'jpeg'],
    ['/m/0x600', 800, 600, 'jpeg'],
    ['/m/300x300/smart', 300, 300, 'jpeg'],
    ['/m/fit-in/300x300', 300, 225, 'jpeg'],
    ['/m/fit-in/300x300/filters:fill(ffffff)', 300, 300, 'jpeg'],
    ['/m/400x300/filters:quality(60):format(webp)', 400, 300, 'webp'],
    ['/m/400x300/filters:format(png)', 400, 300, 'png'],
    ['/m/400x300/filters:rotate(90)', 300, 400, 'jpeg'],
    ['/m/400x300/filters:blur(20):brightness(30):grayscale()', 400, 300, 'jpeg'],
    ['/m/200x400/filters:focal(200x700:400x900)', 200, 400, 'jpeg'],
    ['/m/filters:format(webp)', 1600, 1200, 'webp'],
    ['/m/4000x3000/filters:format(jpeg)', 4000, 3000, 'jpeg'],
  ])('makes %s', async (rest, width, height, format) => {
    expect(await facts(`${path}${rest}`)).toEqual({ type: `image/${format}`, width, height, format })
  })

  it('makes AVIF that is smaller than WebP in the qualities that pages ask for', async () => {
    const bytesOf = async (filters: string) => {
      const answer = await get(`${path}/m/724x0/filters:${filters}`)
      return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const avif = await bytesOf('quality(55):format(avif)')
    const webp = await bytesOf('quality(72):format(webp)')
    expect(avif.type).toBe('image/avif')
    expect(await sharp(avif.bytes).metadata()).toMatchObject({ compression: 'av1', width: 724, height: 543 })
    expect(avif.bytes.length).toBeLessThan(0.85 * webp.bytes.length)
  })

  it.each([
    ['0x0:10x10', 0],
    ['700x500:900x700', 650],
    ['1590x1190:1600x1200', 1300],
  ])('keeps what stands at focal(%s) in a crop, in its shape', async (region, left) => {
    const pixels = async (image: sharp.Sharp) => image.removeAlpha().resize(60, 240, { fit: 'fill' }).raw().toBuffer()
    const whole = Buffer.from(await (await get(`${path}/m/filters:format(png)`)).arrayBuffer())
    const expected = await pixels(
      sharp(await sharp(whole).extract({ left, top: 0, width: 300, height: 1200 }).png().toBuffer()),
    )
    const made = await pixels(
      sharp(Buffer.from(await (await get(`${path}/m/150x600/filters:focal(${region}):format(png)`)).arrayBuffer())),
    )
    const difference =
      made.reduce((sum, value, index) => sum + Math.abs(value - (expected[index] ?? 0)), 0) / made.length
    // Drawn smaller, edges fall a little otherwise; another part of the picture differs by ten times as much.
    expect(difference).toBeLessThan(4)
  })

  it('gives webp to those who accept it when no format is named', async () => {
    expect(await facts(`${path}/m/200x150`, { accept: 'image/avif,image/webp,*/*' })).toMatchObject({ format: 'webp' })
  })

  it.each([
    ['blur(101)', 'blur'],
    ['blur(-1)', 'blur'],
    ['quality(101)', 'quality'],
    ['quality(a)', 'quality'],
    ['brightness(101)', 'brightness'],
    ['rotate(45)', 'rotate'],
    ['rotate(0)', 'rotate'],
    ['rotate(constructor)', 'rotate'],
    ['format(gif)', 'format'],
    ['focal(5x5)', 'focal'],
    ['focal(9x9:1x1)', 'focal'],
    ['focal(0x0:1601x10)', 'focal'],
    ['nothing(1)', 'nothing'],
  ])('refuses %s and names the filter', async (filter, name) => {
    const answer = await get(`${path}/m/400x300/filters:${filter}`)
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.stringContaining(name), filter: name }])
  })

  it.each(['/m/4001x100', '/m/100x4001', '/m/4000x0/nonsense', '/m/1x0/', '/m/0x4000'])(
    'keeps %s within bounds',
    async (rest) => {
      expect((await get(`${path}${rest}`)).status).toBe(rest === '/m/1x0/' ? 200 : 400)
    },
  )

  it.each(['/m/400x300/filters%3Aformat%28webp%29', '/m%2F400x300%2Ffilters:format(webp)'])(
    'reads %s as if it were not encoded',
    async (rest) => {
      expect(await facts(`${path}${rest}`)).toMatchObject({ format: 'webp', width: 400 })
    },
  )

  it.each([`${path}/m/400x300/%E0%A4%A`, '/f/88001/1600x1200/suv.blue.side.peugeot.7/%FF.jpg'])(
    'answers 400 for %s, which is not well encoded',
    async (address) => {
      const answer = await get(address)
      expect([answer.status, await answer.json()]).toEqual([400, { error: expect.stringContaining('encoded') }])
    },
  )

  it('answers 404 in JSON for a picture that nobody drew', async () => {
    const answer = await get('/f/88001/1600x1200/tank.blue.side.x.1/x.jpg')
    expect([answer.status, (await answer.json()).error]).toEqual([404, expect.any(String)])
  })

  it('lets caches keep a picture for good, anybody use it, and answers 304 to who has it', async () => {
    const first = await get(`${path}/m/120x90`)
    expect([first.headers.get('cache-control'), first.headers.get('access-control-allow-origin')]).toEqual([
      'public, max-age=31536000, immutable',
      '*',
    ])
    expect((await get(`${path}/m/120x90`, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('makes a picture once, however many ask for it at the same time', async () => {
    const count = async () =>
      (await readdir(join(folder.path, 'images'), { recursive: true })).filter((name) => name.length > 40).length
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${path}/m/333x250`)))
    const bodies = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })
})
