import { createRandomBodies } from '../../src/server/testing/random-bodies'
import { DEMO_TOKENS } from '../content-api/options'
import { story } from '../content-api/testing/serve'
import { startEditor } from './testing/start-editor'

/** How many bodies are sent; `npm run test:long` sends 10,000. */
const COUNT = Number(process.env['FUZZ_BODIES'] || 200)
const SEED = Number(process.env['FUZZ_SEED'] || Date.now() % 1_000_000)

const SLUGS = ['home', 'edited', 'moved']

describe(`random bodies to the demo's CMS (FUZZ_SEED=${SEED})`, () => {
  let stop = async (): Promise<void> => undefined
  afterEach(() => stop())

  const start = async () => {
    const entries = [{ name: 'n', value: 'v' }]
    const running = await startEditor({
      stories: SLUGS.map((slug) => story(slug)),
      datasources: [{ slug: 'd', name: 'D', entries }],
    })
    stop = running.stop
    const { api, editor } = running
    const send = async (method: string, path: string, bytes: Buffer, type: string): Promise<number> => {
      const init = { method, body: new Uint8Array(bytes), headers: { 'content-type': type } }
      if (path.startsWith('/demo/')) return (await editor(new Request(`http://x${path}`, init)))?.status ?? 0
      const headers = { ...init.headers, authorization: DEMO_TOKENS.management }
      const response = await fetch(`${api.origin}/v1/spaces/88001${path}`, { ...init, headers })
      await response.arrayBuffer()
      return response.status
    }
    const { body: listed } = await api.write('GET', '/stories')
    const ids = new Map(
      (listed['stories'] as { id: number; full_slug: string }[]).map((one) => [one.full_slug, one.id]),
    )
    const { body: datasource } = await api.write('GET', '/datasource_entries')
    const entryId = (datasource['datasource_entries'] as { id: number }[])[0]?.id
    const content = { _uid: 'r', component: 'page', seo: { title: 'T', description: '' }, body: [] }
    const endpoints = [
      ['POST', '/stories', { story: { name: 'N', slug: 'made', content, tag_list: ['a'], position: 1 }, publish: 1 }],
      ['PUT', `/stories/${ids.get('edited')}`, { story: { name: 'E', content } }],
      ['PUT', `/stories/${ids.get('moved')}/move`, { story: { slug: 'moved/away' } }],
      ['POST', '/datasource_entries', { datasource_entry: { name: 'x', value: 'y', datasource_slug: 'd' } }],
      ['PUT', `/datasource_entries/${entryId}`, { datasource_entry: { name: 'z', value: 'y' } }],
      ['POST', '/demo/editor/stories', { name: 'N', slug: 'made-too', kind: 'page' }],
      ['PUT', `/demo/editor/stories/${ids.get('home')}`, { name: 'Accueil', content }],
    ] as const
    return { send, endpoints }
  }

  it('are made from bodies that every endpoint takes', async () => {
    const { send, endpoints } = await start()
    for (const [method, path, body] of endpoints) {
      const status = await send(method, path, Buffer.from(JSON.stringify(body)), 'application/json')
      expect([path, status]).toEqual([path, method === 'POST' ? 201 : 200])
    }
    expect(endpoints).toHaveLength(7)
  })

  it('are an error of the sender where they are cut off, too deep, or make a schema throw', async () => {
    const { send, endpoints } = await start()
    const statuses = new Set<number>()
    for (const [method, path] of endpoints)
      for (const text of [
        '',
        '{"story":',
        '[',
        '['.repeat(50_000),
        '\ufeff',
        `${'{"a":'.repeat(90)}1${'}'.repeat(90)}`,
      ])
        statuses.add(await send(method, path, Buffer.from(text), 'application/json'))
    expect([...statuses]).toEqual([400])
  })

  it(
    `are never answered with a fault of the server: ${COUNT} of them`,
    async () => {
      const { send, endpoints } = await start()
      const { body, pick } = createRandomBodies(SEED)
      const faults: unknown[] = []
      const seen = new Set<number>()
      for (let index = 0; index < COUNT; index += 1) {
        const [method, path, right] = pick(endpoints)
        const { bytes, type } = body(right)
        const status = await send(method, path, bytes, type)
        seen.add(status)
        if (status >= 500 || status === 0)
          faults.push({ index, status, method, path, type, body: bytes.toString('latin1').slice(0, 300) })
      }
      expect(faults).toEqual([])
      expect([...seen]).toEqual(expect.arrayContaining([400, 422]))
    },
    60_000 + COUNT * 100,
  )
})
