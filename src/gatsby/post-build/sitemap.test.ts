import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sitemap as sitemapPlugin } from '../config/sitemap'
import type { PagePlan } from '../create-pages/page-plan'
import { createSitemap } from './sitemap'

const { onPostBuild } = jest.requireActual<{ onPostBuild: (args: object, options: object) => Promise<void> }>(
  'gatsby-plugin-sitemap/gatsby-node',
)

const SITE = 'https://www.groupe-alzette.example'

const page = (path: string, sitemap: PagePlan['sitemap']): PagePlan => ({
  path,
  template: 'story',
  context: {},
  sitemap,
})

/** Files that the real plugin writes for these pages. */
const written = async (pages: readonly PagePlan[], entryLimit: number): Promise<Map<string, string>> => {
  const home = process.cwd()
  const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
  await mkdir(join(folder, 'public'))
  process.chdir(folder)
  const plugin = sitemapPlugin(SITE)
  if (typeof plugin === 'string') throw new Error('the plugin has no options')
  const sitemapPages = pages.flatMap(({ path, sitemap }) => (sitemap ? [{ path, lastmod: sitemap.lastmod }] : []))
  try {
    await onPostBuild(
      {
        graphql: () => Promise.resolve({ data: { sitemapPages } }),
        reporter: {
          verbose: () => undefined,
          panic: (text: string) => {
            throw new Error(text)
          },
        },
        basePath: '',
        pathPrefix: '',
      },
      { ...plugin.options, entryLimit, excludes: [], filterPages: () => false },
    )
    const names = await readdir('public')
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join('public', name), 'utf8')] as const)),
    )
  } finally {
    process.chdir(home)
    await rm(folder, { recursive: true })
  }
}

const path = fc.stringMatching(/^[a-z0-9é&'"<> %~@:;,+-]{0,9}$/).map((text) => `/${text}`)
const lastmod = fc.option(fc.constantFrom('2026-11-20T13:32:00Z', '2026-01-01', '2026-11-20T13:32:00.123+02:00'))
const listed = fc.option(fc.record({ lastmod }))
const pages = fc.array(fc.tuple(fc.oneof(path, fc.constant('/404')), listed), { minLength: 1, maxLength: 12 })

describe('the sitemap', () => {
  it('is what gatsby-plugin-sitemap writes, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(pages, fc.integer({ min: 1, max: 6 }), async (entries, limit) => {
        const plan = [page('/', { lastmod: null }), ...entries.map(([at, sitemap]) => page(at, sitemap))]
        const ours = new Map(createSitemap(SITE, limit)(plan))
        expect(ours.get('sitemap.xml')).toBe(ours.get('sitemap-index.xml'))
        ours.delete('sitemap.xml')
        expect([...ours].sort()).toEqual([...(await written(plan, limit))].sort())
      }),
      { numRuns: 60 },
    )
  })

  it('is the same after changes as made anew', () => {
    const keep = createSitemap(SITE, 2)
    const home = page('/', { lastmod: null })
    keep([home, page('/a', { lastmod: '2026-01-01' })])
    const next = [home, page('/a', { lastmod: '2026-02-01' }), page('/b', null)]
    expect(keep(next)).toEqual(createSitemap(SITE, 2)(next))
  })
})
