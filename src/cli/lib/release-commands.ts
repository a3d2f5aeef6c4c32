import { GATE } from '../../config/gate'
import type { ByHand, Order } from '../../server/builds/worker/publish-by-hand'
import { exportRelease } from '../../server/release/export-release'
import { checkGate } from '../../server/release/gate/check-gate'
import { inEnglish } from '../../server/release/gate/in-english'
import type { ReleaseStore } from '../../server/release/open-store'
import type { ReleaseRoot } from '../../server/release/types'
import { verifyStore } from '../../server/release/verify'
import { assertReplaceable } from './assert-replaceable'

export const USAGE = `Usage: npm run release -- COMMAND

  list                  releases, the newest first; * is live, - was live before
  rollback ID           makes a release of before live again; no gate is asked
  publish ID [--force]  makes a release live once it passes the gate; --force tells what the gate found and goes on
  export DIR            writes the live release as a folder for a static host; an export of before in DIR is replaced
  verify                reads every byte of every release and holds it against its digest
  collect               drops releases beyond their time, and the bytes that no release names

DATA_DIR (.data) names the store. Publishing goes where PUBLISHER says and is noted in the database; a server that is
running on the folder does it itself. A build that runs is waited for.`

/** Does one thing; false when what it found wants a person's attention. */
export type ReleaseCommand = (argument: string | undefined) => Promise<boolean>

interface CommandOptions {
  force: boolean
  say: (line: string) => void
  /** Who publishes; asked for by the commands that do. */
  byHand: () => Promise<ByHand>
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

/** Of a command that is told nothing more. */
const unneeded = (argument: string | undefined): void => {
  if (argument !== undefined) throw new Error(`"${argument}" is too much\n\n${USAGE}`)
}

const needed = (argument: string | undefined, what: string): string => {
  if (argument === undefined) throw new Error(`${what} is missing\n\n${USAGE}`)
  return argument
}

/** What can be done with a store, by name. */
export const releaseCommands = (
  store: ReleaseStore,
  { force, say, byHand }: CommandOptions,
): ReadonlyMap<string, ReleaseCommand> => {
  const publishNow = async (order: Order): Promise<void> => {
    const { releaseId: id } = order
    const { before } = await (await byHand()).publish(order)
    say(
      before === id
        ? `Release ${id} is live already`
        : `Release ${id} is live${before === null ? '' : `; before: ${before}`}`,
    )
  }
  const list: ReleaseCommand = async (argument) => {
    unneeded(argument)
    const current = await store.current()
    const roots = await store.list()
    for (const root of roots) say(line(root, root.id === current?.id ? '*' : root.id === current?.previous ? '-' : ' '))
    if (roots.length === 0) say('There is no release yet')
    return true
  }
  const rollback: ReleaseCommand = async (argument) => {
    const releaseId = needed(argument, 'The id of a release')
    // Whoever publishes may do so elsewhere: a release that is not here is named before anybody is asked.
    await store.load(releaseId)
    await publishNow({ releaseId, cause: 'rollback' })
    return true
  }
  const publish: ReleaseCommand = async (argument) => {
    const id = needed(argument, 'The id of a release')
    const live = await (await byHand()).live()
    const findings = live === id ? [] : await checkGate(store, live, id, GATE)
    for (const finding of findings) say(`gate: ${inEnglish(finding)}`)
    if (findings.length > 0 && !force) {
      say(`Release ${id} is not published; --force publishes it all the same`)
      return false
    }
    await publishNow({ releaseId: id, cause: 'forced', against: live })
    return true
  }
  const write: ReleaseCommand = async (argument) => {
    const directory = needed(argument, 'The folder to write to')
    const current = await store.current()
    if (!current) throw new Error(`${store.dataDir} holds no live release`)
    await assertReplaceable(directory)
    await exportRelease(await store.load(current.id), store.blobs, directory)
    say(`Release ${current.id} is in ${directory}`)
    return true
  }
  const verify: ReleaseCommand = async (argument) => {
    unneeded(argument)
    const { releases, files, codings, problems } = await verifyStore(store)
    for (const problem of problems) say(problem)
    say(`${releases} releases, ${files} files and ${codings} codings read, ${problems.length} problems`)
    return problems.length === 0
  }
  const collect: ReleaseCommand = async (argument) => {
    unneeded(argument)
    const { releases, blobs, bytes } = await store.collect()
    say(`${releases.length} releases dropped, ${blobs} files removed (${(bytes / 1e6).toFixed(1)} MB)`)
    return true
  }
  return new Map(Object.entries({ list, rollback, publish, export: write, verify, collect }))
}
