import { createHash } from 'node:crypto'
import type { ReleaseStore } from '../../src/server/release/open-store'
import { isLong } from './long'

export interface MixWatch {
  /** While the server is down on purpose, a refused connection is no failure. */
  expectDown: (isDown: boolean) => void
  /** Ends it. @returns how much was looked at, the releases in the order in which they were seen, and all that was wrong */
  end: () => Promise<{ rounds: number; releases: string[]; wrong: string[] }>
}

/** Pause between two rounds in ms. Without it the watch would use a whole processor core while the suite runs. */
const BETWEEN = isLong ? 20 : 300

/**
 * Looks at a site all the time as a visitor's browser does: a page, then what belongs to it, then the page again. When
 * the page names the same release before and after, every byte in between must be that release's.
 *
 * @param pages addresses of HTML; their data are asked for with them
 */
export const watchForMix = (siteUrl: string, store: ReleaseStore, pages: readonly string[]): MixWatch => {
  const wrong: string[] = []
  const releases: string[] = []
  let rounds = 0
  let down = false
  let ended = false

  const ask = async (path: string) => {
    const answer = await fetch(siteUrl + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status !== 200)
      wrong.push(`${path} was answered with ${answer.status}: ${bytes.toString('utf8').slice(0, 200)}`)
    return { path, release: answer.headers.get('x-release'), digest: createHash('sha256').update(bytes).digest('hex') }
  }
  const look = async (page: string): Promise<void> => {
    const first = await ask(page)
    const between = [
      await ask(`/page-data${page}/page-data.json`),
      await ask('/page-data/app-data.json'),
      await ask('/builds/latest.json'),
    ]
    const last = await ask(page)
    rounds += 1
    for (const { release } of [first, last]) if (release !== null && releases.at(-1) !== release) releases.push(release)
    if (first.release === null || first.release !== last.release) return
    const release = await store.load(first.release)
    for (const one of [first, ...between, last]) {
      const right = release.file(one.path)?.digest
      if (right !== one.digest) wrong.push(`${one.path} is not that of release ${first.release}`)
    }
  }
  const run = async (): Promise<void> => {
    while (!ended) {
      for (const page of pages) {
        const wasDown = down
        await look(page).catch((error: unknown) => {
          if (!wasDown && !down) wrong.push(`${page}: ${error instanceof Error ? error.message : String(error)}`)
        })
      }
      await new Promise((done) => setTimeout(done, BETWEEN))
    }
  }
  const running = run()
  return {
    expectDown: (isDown) => {
      down = isDown
    },
    end: async () => {
      ended = true
      await running
      return { rounds, releases, wrong }
    },
  }
}
