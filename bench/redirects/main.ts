import { compileRedirects, matchRedirect } from '../../src/domain/routes/redirect-match'
import { lint } from '../../plugins/gatsby-plugin-redirects/src/lint'
import { parseCsv } from '../../plugins/gatsby-plugin-redirects/src/parse-csv'
import { routeSet } from '../../plugins/gatsby-plugin-redirects/src/route-set'
import { serializeRedirects, serializeTable } from '../../plugins/gatsby-plugin-redirects/src/serialize'

/** Tables that are hard in different ways; each is a function of its number of rules. */
const TABLES: Record<string, (count: number) => string[]> = {
  'one path each': (count) => Array.from({ length: count }, (_, n) => `/fr/blog/actualites/article-${n},/news`),
  'one path, many queries': (count) =>
    Array.from({ length: count }, (_, n) => `/fr/liste?brand=${n % 100}&page=${n},/stock`),
  'placeholders and splats': (count) => Array.from({ length: count }, (_, n) => `/fr/${n}/:brand/*,/stock`),
  'one long chain': (count) => Array.from({ length: count }, (_, n) => `/fr/${n},/fr/${n + 1}`),
  'one long loop': (count) => Array.from({ length: count }, (_, n) => `/fr/${n},/fr/${(n + 1) % count}`),
  'everything contradicts': (count) => Array.from({ length: count }, (_, n) => `/fr/liste,/stock?page=${n}`),
  'queries over a page': (count) =>
    Array.from({ length: count }, (_, n) => (n % 2 ? `/stock?old=${n},/news` : `/fr/${n},/stock?page=${n}`)),
}

const PAGES = ['/', '/stock', '/news', ...Array.from({ length: 20_000 }, (_, n) => `/stock/${n + 1}-1-peugeot-208`)]

const measure = (lines: string[]) => {
  const began = performance.now()
  const { rows } = parseCsv(`from,to\n${lines.join('\n')}`, 'bench.csv')
  const { rules, problems } = lint({
    rules: rows.map(({ rule }) => rule),
    defects: [],
    statusRules: [],
    routes: routeSet(PAGES, { patterns: [], rewrites: [] }, '/stock'),
    externalHosts: [],
    stockPath: '/stock',
    movedRoots: {},
    missingTargets: 'error',
  })
  const bytes = serializeRedirects(rules, []).length + serializeTable({ rules, heldBack: [] }).length
  return { milliseconds: performance.now() - began, problems: problems.length, bytes }
}

const lookUps = (count: number): number => {
  const compiled = compileRedirects(
    Array.from(
      { length: count },
      (_, n) => ({ from: `/fr/${n}`, query: [['page', '2']], to: '/stock', status: 301, force: false }) as const,
    ),
  )
  const began = performance.now()
  for (let n = 0; n < 100_000; n += 1) matchRedirect(compiled, { path: `/fr/${n % count}`, query: 'x=1&page=2' })
  return ((performance.now() - began) / 100_000) * 1000
}

measure(['/fr,/'])
console.log('| table | rules | lint and write | problems | MB |\n|---|---|---|---|---|')
for (const [name, table] of Object.entries(TABLES))
  for (const count of [1000, 10_000, 40_000]) {
    const { milliseconds, problems, bytes } = measure(table(count))
    console.log(`| ${name} | ${count} | ${milliseconds.toFixed(0)} ms | ${problems} | ${(bytes / 1e6).toFixed(1)} |`)
  }
for (const count of [100, 10_000]) console.log(`look-up among ${count} rules: ${lookUps(count).toFixed(1)} µs`)
