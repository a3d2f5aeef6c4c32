import { demoCatalogue } from '../../demo/catalogue'
import { demoStories } from '../../demo/content'
import { faqEntriesOf } from '../../src/domain/assistant/site/faq-entries'
import { findStock } from '../../src/domain/site-search/find-stock'
import type { SearchEntry } from '../../src/domain/site-search/search-entry'
import { createSiteSearch } from '../../src/domain/site-search/site-search'
import { demoKnowledge } from '../assistant/demo-knowledge'

/**
 * Time of a key in the site search: everything that is typed is searched for letter by letter, in the entries of the site
 * and in the stock.
 *
 *     npx tsx bench/site-search/main.ts 480 20000
 */
const TYPED = [
  'peugeot 3008',
  'peugoet 208',
  'volksvagn id3',
  'break diesel moins de 30 000',
  'suv électrique automatique près de mersch',
  'horaires concession ettelbruck',
  'financement en plusieurs fois',
  'actualités nouveau modèle 2026',
  'rendez-vous atelier pneus',
  'hybride 7 places boîte automatique moins de 45 000 €',
]
/** The shortest of so many rounds: code runs faster once it is compiled. */
const ROUNDS = 5
const TODAY = '2026-11-26'
const KINDS = {
  model: 'modèle',
  brand: 'marque',
  dealership: 'concession',
  page: '',
  question: 'aide',
  news: 'actualités',
}

/** Processor time since then: others use the machine too, so its clock says little. */
const milliseconds = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/** The demo group's entries; its stories again and again with other words, for a site with many news. */
const demoEntries = (copies: number): SearchEntry[] => {
  const { brands, models, locations } = demoCatalogue()
  const named = new Map(brands.map(({ id, name }) => [id, name]))
  const entry = (kind: SearchEntry['kind'], title: string, text: string): SearchEntry => ({
    kind,
    title,
    text: text.slice(0, 140),
    keywords: '',
    path: `/${kind}`,
  })
  const stories = demoStories().flatMap((story) => [
    entry('page', story.name, JSON.stringify(story.content).replace(/[^\p{L} ]+/gu, ' ')),
    ...faqEntriesOf('/', story.content).map(({ question, answer }) => entry('question', question, answer)),
  ])
  return [
    ...brands.map(({ name, tagline }) => entry('brand', name, tagline)),
    ...models.map(({ brandId, name, tagline }) => entry('model', `${named.get(brandId) ?? ''} ${name}`, tagline)),
    ...locations.map(({ name, address }) => entry('dealership', name, `${address.street} ${address.town}`)),
    ...Array.from({ length: copies }, (_, copy) =>
      stories.map((story) => (copy === 0 ? story : { ...story, text: story.text.replace(/\p{L}{6,}/gu, `$&${copy}`) })),
    ).flat(),
  ]
}

const measure = (count: number, copies: number): void => {
  const { search, knowledge } = demoKnowledge(count)
  const entries = demoEntries(copies)
  const start = process.cpuUsage()
  createSiteSearch(entries, KINDS).search('a', 3)
  const ready = milliseconds(start)
  for (const prepare of search.preparations()) prepare()
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    // A new one each time: it remembers words that were typed before.
    const site = createSiteSearch(entries, KINDS)
    for (const text of TYPED)
      for (let end = 1; end <= text.length; end += 1) {
        const typed = text.slice(0, end)
        const from = process.cpuUsage()
        site.search(typed, 4)
        findStock(typed, { search, knowledge, today: TODAY, most: 3 })
        best.set(typed, Math.min(best.get(typed) ?? Infinity, milliseconds(from)))
      }
  }
  const times = [...best.values()].sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2)
  console.log(
    `| ${count} | ${entries.length} | ${ready.toFixed(0)} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`,
  )
  if (process.argv.includes('--slowest'))
    for (const [typed, ms] of [...best].sort((a, b) => b[1] - a[1]).slice(0, 12)) console.log(ms.toFixed(2), typed)
}

console.log(
  '| vehicles | entries | made ready, ms | keys | p50, ms | p95, ms | longest, ms |\n|---|---|---|---|---|---|---|',
)
for (const count of process.argv.slice(2).map(Number).filter(Boolean))
  for (const copies of [1, 10]) measure(count, copies)
