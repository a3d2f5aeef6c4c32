import { createHash } from 'node:crypto'
import { RETRY } from './api-request'
import { deployRelease } from './deploy'
import type { DeployFiles } from './deploy'
import { STAND_IN_SITE, STAND_IN_TOKEN, startNetlifyStandIn } from './testing/netlify-stand-in'
import type { Fault, NetlifyStandIn } from './testing/netlify-stand-in'

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex')

const filesOf = (contents: Record<string, string>): DeployFiles => ({
  digests: new Map(Object.entries(contents).map(([path, text]) => [path, sha1(text)])),
  read: async (path) => Buffer.from(contents[path] ?? ''),
})

const pages = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/stock/${index}-é.html`, `page ${index}`]))

describe('deploying by file digest', () => {
  let stand: NetlifyStandIn
  const deploy = (id: string, files: DeployFiles, token = STAND_IN_TOKEN, siteId = STAND_IN_SITE) =>
    deployRelease(
      {
        access: {
          origin: stand.origin,
          token,
          retry: { ...RETRY, timeout: 400 },
          sleep: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 2))),
        },
        siteId,
        pollEvery: 10,
        readyWithin: 10_000,
      },
      id,
      files,
    )

  beforeEach(async () => {
    stand = await startNetlifyStandIn()
  })
  afterEach(() => stand.close())

  it('uploads everything once, at most four at a time, and is live', async () => {
    const { uploaded } = await deploy('r1', filesOf({ ...pages(20), '/same.html': 'page 3' }))
    expect(uploaded).toBe(20)
    expect(stand.parallel).toBeGreaterThan(1)
    expect(stand.parallel).toBeLessThanOrEqual(4)
    expect(stand.liveBytes('/stock/7-é.html')).toBe('page 7')
    expect(stand.liveBytes('/same.html')).toBe('page 3')
  })

  it('uploads only what changed', async () => {
    await deploy('r1', filesOf(pages(20)))
    stand.uploads.length = 0
    await deploy('r2', filesOf({ ...pages(20), '/stock/7-é.html': 'other' }))
    expect(stand.uploads).toEqual(['/stock/7-é.html'])
    expect(stand.liveBytes('/stock/7-é.html')).toBe('other')
  })

  it('goes back to a release of before without any upload', async () => {
    await deploy('r1', filesOf({ '/index.html': 'one' }))
    await deploy('r2', filesOf({ '/index.html': 'two' }))
    stand.uploads.length = 0
    await deploy('r1', filesOf({ '/index.html': 'one' }))
    expect(stand.uploads).toEqual([])
    expect(stand.liveBytes('/index.html')).toBe('one')
  })

  const everyThird =
    (fault: ReturnType<Fault>): Fault =>
    ({ count }) =>
      count % 3 === 0 ? fault : null
  it.each(['status-500', 'status-429', 'hang', 'lost-answer', 'garbage'] as const)(
    'gets through when every third request meets: %s',
    async (fault) => {
      stand.fault = everyThird(fault)
      await deploy('r1', filesOf(pages(12)))
      expect(stand.liveBytes('/stock/11-é.html')).toBe('page 11')
    },
  )

  it('does not make a second deploy when the answer to the first was lost and it is tried again', async () => {
    const files = filesOf({ '/index.html': 'one' })
    stand.fault = ({ method }) => (method === 'PUT' ? 'status-500' : null)
    await expect(deploy('r1', files)).rejects.toThrow('PUT')
    stand.fault = () => null
    await deploy('r1', files)
    expect(stand.deploys).toHaveLength(1)
    expect(stand.liveBytes('/index.html')).toBe('one')
  })

  it('sends a file again that arrived otherwise than it was sent, and gives up when it always does', async () => {
    let wrong = 0
    stand.fault = ({ method }) => (method === 'PUT' && (wrong += 1) === 1 ? 'wrong-digest' : null)
    await deploy('r1', filesOf({ '/index.html': 'one' }))
    expect(stand.liveBytes('/index.html')).toBe('one')

    stand.fault = ({ method }) => (method === 'PUT' ? 'wrong-digest' : null)
    await expect(deploy('r2', filesOf({ '/index.html': 'two' }))).rejects.toThrow('/index.html arrived otherwise')
    expect(stand.liveBytes('/index.html')).toBe('one')
  })

  it('never sends bytes that are not those of the release', async () => {
    const files = { ...filesOf({ '/index.html': 'one' }), read: async () => Buffer.from('rotten') }
    await expect(deploy('r1', files)).rejects.toThrow('/index.html')
    expect(stand.uploads).toEqual([])
  })

  it('names what a person can mend', async () => {
    await expect(deploy('r1', filesOf({}), 'wrong')).rejects.toThrow('NETLIFY_AUTH_TOKEN')
    await expect(deploy('r1', filesOf({}), STAND_IN_TOKEN, 'nobody')).rejects.toThrow('NETLIFY_SITE_ID')
  })

  it('leaves the live deploy as it is when the new one fails', async () => {
    await deploy('r1', filesOf({ '/index.html': 'one' }))
    stand.failDeploys = true
    await expect(deploy('r2', filesOf({ '/index.html': 'two' }))).rejects.toThrow('Deploy did not pass')
    expect(stand.liveBytes('/index.html')).toBe('one')
  })

  it('does not call live what a locked site does not show', async () => {
    await deploy('r1', filesOf({ '/index.html': 'one' }))
    stand.locked = true
    await expect(deploy('r2', filesOf({ '/index.html': 'two' }))).rejects.toThrow('unlock automatic publishing')
    expect(stand.liveBytes('/index.html')).toBe('one')
  })

  it('gives up in one line when the host stays away', async () => {
    stand.fault = () => 'status-500'
    await expect(deploy('r1', filesOf({}))).rejects.toThrow(/^Netlify: GET \S+: status 500, 8 times$/)
  })
})
