import { demoCatalogue } from '../../catalogue'
import { startApi, temporaryFolder } from '../testing/serve'
import type { RunningApi } from '../testing/serve'

describe('documents', () => {
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

  it('answers every download of the catalogue with a PDF of the size that it names', async () => {
    const downloads = demoCatalogue().models.flatMap((model) => model.downloads)
    expect(downloads.length).toBeGreaterThan(99)
    for (const { url, size } of downloads) {
      const answer = await fetch(`${api.origin}${url}`)
      const body = Buffer.from(await answer.arrayBuffer())
      expect([
        url,
        answer.status,
        answer.headers.get('content-type'),
        body.byteLength,
        body.subarray(0, 5).toString(),
      ]).toEqual([url, 200, 'application/pdf', size, '%PDF-'])
    }
  })

  it('is shown in the browser under its own name, kept by caches, and answers 304 to who has it', async () => {
    const url = `${api.origin}/f/88001/documents/fiche-technique-peugeot-208.pdf`
    const { headers } = await fetch(url)
    expect(headers.get('content-disposition')).toBe('inline; filename="fiche-technique-peugeot-208.pdf"')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await fetch(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304)
  })

  it.each([
    'fiche-technique-nobody-0.pdf',
    'fiche-technique-.pdf',
    '..%2F..%2Fpackage.json',
    'fiche-technique-peugeot-208.pdf/m/10x10',
  ])('answers 404 for %s', async (name) => {
    expect((await fetch(`${api.origin}/f/88001/documents/${name}`)).status).toBe(404)
  })
})
