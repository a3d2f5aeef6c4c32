import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { GATE } from '../../src/config/gate'
import { createBackgroundCoder } from '../../src/server/release/background-coder'
import { createGate } from '../../src/server/release/gate/check-gate'
import { localPublisher } from '../../src/server/release/local-publisher'
import { openReleaseStore } from '../../src/server/release/open-store'
import { openSite } from '../../src/server/static/open-site'

/** As many links as a real page has, and as many bytes. */
const LINKS = 130
const FACTS = { buildId: null, versions: { content: null, dealer: null } }
/** Pages of a release that are no vehicle's: brands, models, offers, stories. */
const OTHERS = 12_500

const slugOf = (id: number): string => `${id}-1-peugeot-308-sw-1-5-bluehdi-130-eat8`

/** @param size bytes of filling: all pages but the changed ones are kept small, to be written quickly */
const html = (title: string, id: number, size: number): string => {
  const links = Array.from(
    { length: LINKS },
    (_, n) => `<a class="x" href="/autre/${(id * 7 + n * 31) % OTHERS}">${n}</a>`,
  )
  return `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>${links.join('')}${'<p class="vHM5xA">Boîte automatique</p>'.repeat(size / 40)}</body></html>`
}

const vehicleFiles = (id: number, version: number, size: number): [string, string][] => [
  [`stock/${slugOf(id)}/index.html`, html(`Peugeot 308 SW ${id} ${version}`, id, size)],
  [
    `page-data/stock/${slugOf(id)}/page-data.json`,
    JSON.stringify({ path: `/stock/${slugOf(id)}`, version, text: 'x'.repeat(size / 20) }),
  ],
]

const writeAll = async (folder: string, files: Iterable<[string, string]>): Promise<string[]> => {
  const names: string[] = []
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
    names.push(name)
  }
  return names
}

function* site(vehicles: number): Iterable<[string, string]> {
  for (let id = 1; id <= vehicles; id += 1) yield* vehicleFiles(id, 0, 2000)
  for (let n = 0; n < OTHERS; n += 1) {
    yield [`autre/${n}/index.html`, html(`Autre page ${n}`, n, 2000)]
    yield [`page-data/autre/${n}/page-data.json`, JSON.stringify({ path: `/autre/${n}` })]
  }
  yield ['_redirects', Array.from({ length: 1300 }, (_, n) => `/fr/ancien/${n} /autre/${n} 301`).join('\n')]
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)

/** Median and slowest twentieth of each stage. */
const report = (name: string, runs: readonly Record<string, number>[]): string => {
  const cells = Object.keys(runs[0] ?? {}).map((stage) => {
    const sorted = runs.map((run) => run[stage] ?? 0).sort((a, b) => a - b)
    return `${at(sorted, 0.5)} (${at(sorted, 0.95)})`
  })
  return `| ${name} | ${cells.join(' | ')} |`
}

const main = async (): Promise<void> => {
  const vehicles = Number(process.argv[2] ?? 20_000)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-release-'))
  const publicDir = join(folder, 'public')
  const dataDir = join(folder, 'data')
  try {
    await writeAll(publicDir, site(vehicles))
    const builder = openReleaseStore(dataDir)
    const clock = { at: performance.now() }
    const lap = (): number => {
      const spent = performance.now() - clock.at
      clock.at = performance.now()
      return spent
    }
    const first = await builder.saveFull(publicDir, new Date(), FACTS)
    console.log(
      `${first.facts.counts.files} files, ${vehicles} vehicles; saved whole in ${(lap() / 1000).toFixed(1)} s`,
    )
    await builder.saveFull(publicDir, new Date(), FACTS)
    console.log(`saved whole again, nothing new: ${(lap() / 1000).toFixed(1)} s`)

    // The server's process has a store of its own, as in production.
    const server = openReleaseStore(dataDir)
    await server.switchTo(first.id)
    lap()
    await openReleaseStore(dataDir).load(first.id)
    console.log(`read into memory: ${lap().toFixed(0)} ms`)
    const coder = createBackgroundCoder({ dataDir, onProblem: console.error })
    const served = await openSite({
      store: server,
      headerRules: [],
      stockSegment: 'stock',
      coder: { code: () => undefined },
      onProblem: console.error,
    })
    const publisher = localPublisher(server, () => served.refresh())
    const gate = createGate(builder, GATE, 'stock')
    await gate.check(first.id, first.id)

    console.log('\n| changed vehicles | save | gate | switch and serve | all | processor |\n|---|---|---|---|---|---|')
    let parent = first.id
    for (const [changed, rounds] of [
      [2, 20],
      [200, 10],
      [5800, 1],
    ] as const) {
      const runs: Record<string, number>[] = []
      for (let round = 1; round <= rounds; round += 1) {
        const ids = Array.from({ length: changed }, (_, n) => ((round * 997 + n * 3) % vehicles) + 1)
        const written = await writeAll(
          publicDir,
          ids.flatMap((id) => vehicleFiles(id, round, 90_000)),
        )
        lap()
        const cpu = process.cpuUsage()
        const { id } = await builder.saveChanges(parent, publicDir, { written, removed: [] }, new Date(), FACTS)
        const save = lap()
        const findings = await gate.check(parent, id)
        if (findings.length > 0) throw new Error(JSON.stringify(findings))
        const checked = lap()
        await publisher.publish(id)
        const publish = lap()
        const { user, system } = process.cpuUsage(cpu)
        runs.push({ save, gate: checked, publish, all: save + checked + publish, processor: (user + system) / 1000 })
        parent = id
      }
      console.log(report(`${changed} (${changed * 2} files)`, runs))
    }
    const { blobs, bytes } = await builder.collect()
    console.log(`\ncollect: ${(lap() / 1000).toFixed(1)} s, ${blobs} files, ${(bytes / 1e6).toFixed(0)} MB`)
    served.close()
    await coder.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

void main()
