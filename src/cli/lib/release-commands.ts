import { GATE } from '../../config/gate'
import { segments } from '../../config/segments'
import { vehicleFormPatterns } from '../../domain/routes/form-patterns'
import { exportRelease } from '../../server/release/export-release'
import { checkGate } from '../../server/release/gate/check-gate'
import type { ReleaseStore } from '../../server/release/open-store'
import { assertReadableRules } from '../../server/release/readable-rules'
import type { ReleaseRoot } from '../../server/release/types'
import { verifyStore } from '../../server/release/verify'

export const USAGE = `Usage: npm run release -- COMMAND

  list                  releases, the newest first; * is live, - was live before
  rollback ID           makes a release of before live again; no gate is asked
  publish ID [--force]  makes a release live once it passes the gate; --force tells what the gate found and goes on
  export DIR            writes the live release as a folder for a static host; DIR is emptied first
  verify                reads every byte of every release and holds it against its digest
  collect               drops releases beyond their time, and the bytes that no release names

DATA_DIR (.data) names the store. A server that is running on it serves the other release within a second.`

/** Does one thing; false when what it found wants a person's attention. */
export type ReleaseCommand = (argument: string | undefined) => Promise<boolean>

interface CommandOptions {
  force: boolean
  say(line: string): void
}

const line = (root: ReleaseRoot, mark: string): string => {
  const { pages, vehicles, redirects, files } = root.facts.counts
  const { content, dealer } = root.facts.versions
  return [
    `${mark} ${root.id}  ${root.createdAt}  ${root.facts.kind.padEnd(11)}`,
    `${pages} pages, ${vehicles} vehicles, ${redirects} redirects, ${files} files`,
    `content ${content ?? 'unknown'}, stock ${dealer ?? 'unknown'}`,
  ].join('  ')
}

const needed = (argument: string | undefined, what: string): string => {
  if (argument === undefined) throw new Error(`${what} is missing\n\n${USAGE}`)
  return argument
}

/** What can be done with a store, by name. */
export const releaseCommands = (store: ReleaseStore, { force, say }: CommandOptions): ReadonlyMap<string, ReleaseCommand> => {
  const switchTo = async (id: string): Promise<void> => {
    // All of it is read first: a release that cannot be served is no release to go to.
    assertReadableRules(await store.load(id))
    const before = await store.current().catch(() => null)
    await store.switchTo(id)
    say(before?.id === id ? `Release ${id} is live already` : `Release ${id} is live${before ? `; before: ${before.id}` : ''}`)
  }
  const list: ReleaseCommand = async () => {
    const current = await store.current()
    const roots = await store.list()
    for (const root of roots) say(line(root, root.id === current?.id ? '*' : root.id === current?.previous ? '-' : ' '))
    if (roots.length === 0) say('There is no release yet')
    return true
  }
  const rollback: ReleaseCommand = async (argument) => {
    await switchTo(needed(argument, 'The id of a release'))
    return true
  }
  const publish: ReleaseCommand = async (argument) => {
    const id = needed(argument, 'The id of a release')
    const live = await store.current()
    const findings = live?.id === id ? [] : await checkGate(store, live?.id ?? null, id, GATE)
    for (const { check, message } of findings) say(`gate: ${check}: ${message}`)
    if (findings.length > 0 && !force) {
      say(`Release ${id} is not published; --force publishes it all the same`)
      return false
    }
    await switchTo(id)
    return true
  }
  const write: ReleaseCommand = async (argument) => {
    const directory = needed(argument, 'The folder to write to')
    const current = await store.current()
    if (!current) throw new Error(`${store.dataDir} holds no live release`)
    await exportRelease(await store.load(current.id), store.blobs, directory, vehicleFormPatterns(segments))
    say(`Release ${current.id} is in ${directory}`)
    return true
  }
  const verify: ReleaseCommand = async () => {
    const { releases, files, codings, problems } = await verifyStore(store)
    for (const problem of problems) say(problem)
    say(`${releases} releases, ${files} files and ${codings} codings read, ${problems.length} problems`)
    return problems.length === 0
  }
  const collect: ReleaseCommand = async () => {
    const { releases, blobs, bytes } = await store.collect()
    say(`${releases.length} releases dropped, ${blobs} files removed (${(bytes / 1e6).toFixed(1)} MB)`)
    return true
  }
  return new Map(Object.entries({ list, rollback, publish, export: write, verify, collect }))
}
