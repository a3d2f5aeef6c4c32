import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseServerEnv } from '../../src/config/env/server-env'
import { buildSite, cleanBuild } from '../../src/cli/lib/build-site'
import { demoBuildVariables, gatsbyEnvironment } from '../../src/cli/lib/build-variables'
import { createChildren } from '../../src/cli/lib/children'
import { freePorts } from '../../src/cli/lib/ports'
import { openReleaseStore } from '../../src/server/release/open-store'
import { startDemo } from '../../src/cli/lib/start-demo'
import { createTerminal } from '../../src/cli/lib/terminal'
import { processesOf, watchPeak } from '../support/process-memory'

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`

/**
 * A build from nothing at several sizes of stock: wall time, that of the release included, and peak memory of Gatsby's
 * processes, without and with the services beside them. The seeding of these is told apart.
 *
 *     npx tsx bench/build/main.ts 480 5000
 */
const measure = async (root: string, vehicles: string): Promise<string> => {
  const terminal = createTerminal(process.stderr, process.stderr)
  const children = createChildren()
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const [site, api, content] = await freePorts(3)
  const env = parseServerEnv({
    PORT: String(site),
    API_PORT: String(api),
    CONTENT_PORT: String(content),
    DATA_DIR: dataDir,
  })
  const seeding = performance.now()
  const demo = await startDemo({ root, env, delivery: null, children, terminal, vehicles })
  const seeded = performance.now()
  try {
    await cleanBuild(root)
    const services = processesOf(process.pid)
    const [peak, peakWithServices] = [watchPeak(process.pid, services), watchPeak(process.pid)]
    const began = performance.now()
    const release = await buildSite(children, terminal, {
      root,
      store: openReleaseStore(dataDir),
      env: gatsbyEnvironment(process.env, demoBuildVariables(env)),
    })
    const wall = (performance.now() - began) / 1000
    return `| ${vehicles} | ${release.root.facts.counts.pages} | ${((seeded - seeding) / 1000).toFixed(1)} s | ${wall.toFixed(1)} s | ${gigabytes(peak())} | ${gigabytes(peakWithServices())} |`
  } finally {
    await demo.close()
    await children.end()
    await rm(dataDir, { recursive: true })
  }
}

const main = async (): Promise<void> => {
  const sizes = process.argv.slice(2)
  console.log(
    '| vehicles | pages | seeding | build and release | peak of the build | with the services |\n|---|---|---|---|---|---|',
  )
  for (const vehicles of sizes.length > 0 ? sizes : ['480', '5000'])
    console.log(await measure(resolve(__dirname, '../..'), vehicles))
}

void main()
