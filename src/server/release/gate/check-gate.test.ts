import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GATE } from '../../../config/gate'
import { storeLayout } from '../layout'
import { openReleaseStore } from '../open-store'
import type { ReleaseStore } from '../open-store'
import { shardOf } from '../shard'
import { createBuiltSite, FACTS, NOW, page } from '../testing/built-site'
import type { BuiltSite } from '../testing/built-site'
import type { ReleaseRoot } from '../types'
import { createGate } from './check-gate'
import type { Gate } from './check-gate'
import { inEnglish } from './in-english'

const data = (body: unknown) => JSON.stringify({ result: { data: body } })
const SITEMAP = (paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://groupe.example${path}</loc></url>`).join('')}</urlset>`

const SITE: Record<string, string> = {
  'index.html': page('Accueil', ['/contact', '/stock', '/stock/1-1-peugeot-208']),
  'contact/index.html': page('Contact', [
    '/#haut',
    '//cdn.example/x',
    '/api/enquiries',
    '/vieux?page=2',
    '/stock/2-1-opel-corsa/interessee?a=1&amp;b=2',
  ]),
  'stock/index.html': page('Stock'),
  'stock/1-1-peugeot-208/index.html': page('Peugeot 208'),
  'stock/2-1-opel-corsa/index.html': page('Opel Corsa'),
  'page-data/index/page-data.json': data({}),
  'page-data/stock/page-data.json': data({ vehicles: [{ id: 1 }, { id: 2 }] }),
  'page-data/peugeot/page-data.json': data({ vehicleIds: [1, 21], seatCount: 2 }),
  'page-data/stock/1-1-peugeot-208/page-data.json': data({ vehicle: { id: 1 } }),
  'page-data/stock/2-1-opel-corsa/page-data.json': data({ vehicle: { id: 2 }, similar: [{ id: 1 }] }),
  'sitemap-0.xml': SITEMAP(['/', '/stock/1-1-peugeot-208', '/stock/2-1-opel-corsa']),
  _redirects: '/vieux page=2 /stock 301\n/stock/:vehicle/interessee /stock/:vehicle 200\n/* /404 404\n',
}

let site: BuiltSite
let store: ReleaseStore
let gate: Gate
let live: string

beforeEach(async () => {
  site = await createBuiltSite(SITE)
  store = openReleaseStore(site.dataDir, { stockSegment: 'stock' })
  gate = createGate(store, GATE, 'stock')
  live = (await store.saveFull(site.publicDir, NOW, FACTS)).id
})
afterEach(() => site.end())

/** What the gate says of the folder as it is now, in short. */
const findings = async (): Promise<string[]> => {
  const { id } = await store.saveFull(site.publicDir, NOW, FACTS)
  const found = await gate.check(live, id)
  expect(await createGate(store, GATE, 'stock').check(live, id)).toEqual(found)
  for (const finding of found) expect(inEnglish(finding)).not.toContain(finding.message)
  return found.map(({ check, message }) => `${check}: ${message}`)
}

const sell = async (): Promise<void> => {
  await site.remove('stock/2-1-opel-corsa/index.html')
  await site.remove('page-data/stock/2-1-opel-corsa/page-data.json')
  await site.write('sitemap-0.xml', SITEMAP(['/', '/stock/1-1-peugeot-208']))
  await site.write('page-data/stock/page-data.json', data({ vehicles: [{ id: 1 }] }))
  await site.write('contact/index.html', page('Contact'))
}

describe('the gate', () => {
  it('lets a good site pass, as the first release and as the next one', async () => {
    expect(await gate.check(null, live)).toEqual([])
    await site.write('contact/index.html', page('Contactez-nous', ['/']))
    expect(await findings()).toEqual([])
  })

  it('lets a vehicle go that leaves nothing behind', async () => {
    await sell()
    expect(await findings()).toEqual([])
  })

  it.each<[string, () => Promise<void>, string]>([
    [
      'its entry in the sitemap',
      () => site.write('sitemap-0.xml', SITE['sitemap-0.xml'] ?? ''),
      'ghost: Le plan du site /sitemap-0.xml annonce encore /stock/2-1-opel-corsa, qui n’existe plus.',
    ],
    [
      'its data',
      () => site.write('page-data/stock/2-1-opel-corsa/page-data.json', data({})),
      'ghost: Les données de la page /stock/2-1-opel-corsa sont restées, alors que la page n’existe plus.',
    ],
    [
      'its place in a list that was made again',
      () => site.write('page-data/stock/page-data.json', data({ vehicles: [{ id: 2 }] })),
      'ghost: Le véhicule 2, dont la page n’existe plus, figure encore dans /page-data/stock/page-data.json.',
    ],
    [
      'a link to it',
      () => site.write('contact/index.html', page('Contact', ['/stock/2-1-opel-corsa/interessee'])),
      'broken-link: Le lien «\u202f/stock/2-1-opel-corsa/interessee\u202f» de la page /contact ne mène nulle part.',
    ],
  ])('stops a sold vehicle that left %s', async (_, leave, message) => {
    await sell()
    await leave()
    const found = await findings()
    expect(found.filter((line) => line === message)).toHaveLength(1)
  })

  it('stops a sold vehicle that is left in a list which was not made again', async () => {
    await site.write('page-data/peugeot/page-data.json', data({ vehicleIds: [1, 2] }))
    live = (await store.saveFull(site.publicDir, NOW, FACTS)).id
    await sell()
    expect(await findings()).toEqual([
      'ghost: Le véhicule 2, dont la page n’existe plus, figure encore dans /page-data/peugeot/page-data.json.',
    ])
  })

  it('stops the page of a sold vehicle that was never removed, however long ago', async () => {
    const message = 'ghost: La page /stock/2-1-opel-corsa montre le véhicule 2, qui n’est plus en stock.'
    await site.write('sitemap-0.xml', SITEMAP(['/', '/stock/1-1-peugeot-208']))
    const { id } = await store.saveFull(site.publicDir, NOW, FACTS)
    expect(await findings()).toEqual([message])
    // It is live by now, and there may be nothing to compare with: the page is as wrong as before.
    live = id
    await site.write('contact/index.html', page('Contactez-nous'))
    expect(await findings()).toEqual([message])
    expect((await gate.check(null, id)).map(({ check }) => check)).toEqual(['ghost'])
  })

  it('says nothing of the stock of a site without a sitemap', async () => {
    await site.remove('sitemap-0.xml')
    expect(await findings()).toEqual([])
  })

  it('stops a renamed vehicle that keeps its old page', async () => {
    await site.write('stock/2-1-opel-corsa-edition/index.html', page('Opel Corsa Edition'))
    expect(await findings()).toEqual([
      'ghost: Le véhicule 2 a deux pages\u202f: /stock/2-1-opel-corsa-edition et /stock/2-1-opel-corsa.',
    ])
  })

  it.each([
    ['<html><head></head><body><h1>x</h1>', 'missing-title: La page /contact n’a pas de titre.'],
    ['<html><head><title> </title></head><body><h1>x</h1>', 'missing-title: La page /contact a un titre vide.'],
    [
      '<html><head><title>a</title><title>b</title></head><body><h1>x</h1>',
      'missing-title: La page /contact a 2 titres.',
    ],
    [
      '<html><head><title>a</title></head><body><h1 class="x"> </h1>',
      'missing-heading: La page /contact n’a pas de titre principal (h1).',
    ],
    [
      '<html><head><title>a</title></head><body><template><h1>x</h1>\n</template>',
      'missing-heading: La page /contact n’a pas de titre principal (h1).',
    ],
  ])('stops %s', async (html, message) => {
    await site.write('contact/index.html', html)
    expect(await findings()).toEqual([message])
  })

  it('takes a title in a drawing for what it is', async () => {
    await site.write(
      'contact/index.html',
      '<head><title>a</title></head><body><svg><title>Logo</title></svg><h1>x</h1>',
    )
    expect(await findings()).toEqual([])
  })

  it('names a broken link once, with the first of its pages and how many others have it', async () => {
    for (const name of ['c', 'a', 'b'])
      await site.write(`${name}/index.html`, page(name, ['/véhicule-parti', '/scripts/absent.js']))
    const found = await findings()
    expect(found).toContain(
      'broken-link: Le lien «\u202f/véhicule-parti\u202f» de la page /a ne mène nulle part (de même que sur 2 autres pages).',
    )
  })

  it('does not look at pages that did not change', async () => {
    await site.write('contact/index.html', page('Contact', ['/nulle-part']))
    live = (await store.saveFull(site.publicDir, NOW, FACTS)).id
    await site.write('stock/index.html', page('Nos voitures'))
    expect(await findings()).toEqual([])
  })

  it('stops a 301 file that cannot be read, with the line', async () => {
    await site.write('_redirects', '/a /b 301\n/x\n')
    expect(await findings()).toEqual([
      'redirects-file: _redirects, ligne 2\u202f: la règle «\u202f/x\u202f» est illisible.',
    ])
  })

  it.each([
    ['a part of it', ({ shards }: ReleaseRoot) => store.blobs.path(shards[shardOf('/contact')] ?? '')],
    ['its 301 file', ({ redirects }: ReleaseRoot) => store.blobs.path(redirects)],
    ['all that names it', ({ id }: ReleaseRoot) => join(storeLayout(site.dataDir).releases, `${id}.json`)],
  ])('lets what follows heal a live release that cannot be read any more: %s is spoilt', async (what, fileOf) => {
    const [root] = await store.list()
    if (!root) throw new Error('there is no release')
    await site.remove('stock/1-1-peugeot-208/index.html')
    await site.write('contact/index.html', page('Contact', ['/nulle-part']))
    await site.write('_redirects', '/* /404 404\n')
    const { id } = await store.saveFull(site.publicDir, NOW, FACTS)
    await writeFile(fileOf(root), 'spoilt')
    const later = openReleaseStore(site.dataDir, { stockSegment: 'stock' })
    const found = (await createGate(later, { ...GATE, dropFrom: 2 }, 'stock').check(live, id)).map(
      ({ check, message }) => `${check}: ${message}`,
    )
    // Every page is looked at, as if nothing were live, and the counts of before as long as they can be read.
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringContaining('broken-link: Le lien «\u202f/stock/1-1-peugeot-208'),
        expect.stringContaining('/nulle-part'),
      ]),
    )
    expect(found.some((line) => line.startsWith('vehicle-count'))).toBe(what !== 'all that names it')
  })

  it('tells so many of a kind and counts the rest', async () => {
    for (let n = 0; n < 9; n += 1) await site.write(`p${n}/index.html`, page(`p${n}`).replace(/<title>.*<\/title>/, ''))
    const found = await findings()
    expect(found).toHaveLength(6)
    expect(found.at(-1)).toBe('missing-title: 4 autres problèmes du même genre ne sont pas détaillés.')
  })
})
