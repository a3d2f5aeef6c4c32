import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePorts } from '../src/cli/lib/ports'
import { parseRedirectsFile } from '../src/domain/routes/redirects-file'
import { exportRelease } from '../src/server/release/export-release'
import { netlifyServe } from './support/netlify'
import { release, siteUrl, store } from './support/site'
import { FIXED_PATHS, vehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'

test.describe.configure({ timeout: 300_000 })

/** Where the two hosts may differ, and why that is all right. An entry that no longer applies fails the test. */
const ACCEPTED: { pattern: RegExp; why: string }[] = [
  { pattern: /.\/(?:\?|$)/, why: 'the command line does not redirect a slash at the end, the real host and ours do' },
  {
    pattern: /\/\d+-1-wrong/,
    why: 'only a host that knows the stock can correct a vehicle’s text; elsewhere the 404 page asks for it',
  },
  {
    pattern: /^\/[^/]+\/stock\/\d+-1-.*\?other-brand$/,
    why: 'only a host that knows the stock can redirect to a vehicle’s own brand; elsewhere the page moves on',
  },
]

const asked = async (origin: string, path: string): Promise<string> => {
  const response = await fetch(origin + path, { redirect: 'manual' })
  await response.arrayBuffer()
  const location = response.headers.get('location')
  return location === null ? String(response.status) : `${response.status} ${location.replace(origin, '')}`
}

const every = <Item>(items: readonly Item[], step: number): Item[] => items.filter((_, index) => index % step === 0)

/** Parameters as an address has them: something of its own for each placeholder. */
const parameters = (query: readonly (readonly [string, string])[]): string =>
  query.map(([key, value]) => `${key}=${value.replace(/^:/, 'any-')}`).join('&')

const sample = async (): Promise<string[]> => {
  const { rules } = parseRedirectsFile((await release()).redirects)
  const plain = rules
    .filter(({ from, status }) => status === 301 && !from.includes('*'))
    .map((rule) => ({ ...rule, from: rule.from.replace(/:/g, 'any-') }))
  const withQuery = every(
    plain.filter(({ query }) => query.length > 0),
    8,
  )
  const [vehicle] = await vehiclePaths(1)
  return [
    ...every(FIXED_PATHS, 4),
    '/contact/',
    '/nulle-part',
    '/stock/9999999999-1-x',
    '/stock/9999999999-1-x/interessee',
    '/concessions/nulle-part',
    '/news/rien',
    ...(vehicle
      ? [
          vehicle.detail,
          vehicle.brandDetail,
          `/${vehicle.brandDetail.startsWith('/opel/') ? 'peugeot' : 'opel'}${vehicle.detail}?other-brand`,
          `/simca${vehicle.detail}`,
          ...vehicle.forms,
          ...vehicle.calculators,
          vehicle.detail.replace(/-1-.*/, '-1-wrong'),
        ]
      : []),
    ...every(
      plain.filter(({ query }) => query.length === 0),
      25,
    ).map(({ from }) => from),
    ...withQuery.map(({ from, query }) => `${from}?${parameters(query)}`),
    ...withQuery.map(({ from, query }) => `${from}?z=1&${parameters(query.toReversed())}`),
  ]
}

test.describe('the host’s own command line, as a witness', () => {
  test('answers like our host, but for differences that are listed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-witness-'))
    const config = await readFile(resolve(__dirname, '../netlify.toml'), 'utf8')
    await exportRelease(await release(), store.blobs, join(folder, 'dist'))
    await mkdir(join(folder, 'src/functions'), { recursive: true })
    await writeFile(join(folder, 'package.json'), '{"private":true}')
    // The command line would build first; what it is to serve is there already.
    await writeFile(join(folder, 'netlify.toml'), config.replace('"npm run build"', '"true"'))
    const [port = 0, functionsPort = 0] = await freePorts(2)
    const witness = await netlifyServe(folder, port, functionsPort)
    const used = new Set<RegExp>()
    const differences: string[] = []
    try {
      const paths = await sample()
      expect(paths.length).toBeGreaterThan(50)
      for (const path of paths) {
        const [ours, theirs] = [await asked(siteUrl, path), await asked(`http://localhost:${port}`, path)]
        const accepted = ACCEPTED.find(({ pattern }) => pattern.test(path))
        if (ours !== theirs && accepted) used.add(accepted.pattern)
        else if (ours !== theirs) differences.push(`${path}: ours ${ours}, theirs ${theirs}`)
      }
    } finally {
      await witness.close()
      await rm(folder, { recursive: true })
    }
    expect(differences).toEqual([])
    expect(ACCEPTED.filter(({ pattern }) => !used.has(pattern)).map(({ why }) => why)).toEqual([])
  })
})
