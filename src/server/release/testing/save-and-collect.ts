import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { bundleProgram } from '../../testing/bundle-program'
import { openReleaseStore } from '../open-store'
import { STALLED } from './stalled'
import { unsyncedDisk } from './unsynced-disk'

/** How often garbage is collected at least: on a busy machine one round may find a thousand files. */
const FEWEST_ROUNDS = 5
/** How long the rounds of collection may take beyond the grace, ms. */
const ROUNDS_MS = 30_000

const reportSchema = z.object({ saved: z.number(), id: z.string() })

/** What the other process did: how many releases it saved, and the last of them, which it made live. */
export type SaverReport = z.infer<typeof reportSchema>

/**
 * Collects garbage here while another process saves release after release into the same store.
 *
 * @param graceMs The grace of both processes: the shorter it is, the sooner there is something to collect.
 * @returns 'stalled' if the machine let the other process wait for longer than the grace, so that nothing is shown.
 * @throws If the other process failed for another reason, or the collections find too little for half a minute.
 */
export const saveAndCollect = async (dataDir: string, graceMs: number): Promise<SaverReport | 'stalled'> => {
  const child = fork(await bundleProgram(join(__dirname, 'saver-program.ts')), [dataDir, String(graceMs)])
  let code: number | null | undefined
  const exited = once(child, 'exit').then(() => (code = child.exitCode))
  const message = (): Promise<unknown> => Promise.race([once(child, 'message').then(([value]) => value), exited])
  const collector = openReleaseStore(dataDir, { graceMs, disk: unsyncedDisk })
  try {
    await message()
    let [dropped, removed] = [0, 0]
    const limit = Date.now() + graceMs + ROUNDS_MS
    for (let round = 0; code === undefined && (round < FEWEST_ROUNDS || removed < 10 || dropped === 0); round += 1) {
      const { releases, blobs } = await collector.collect({ keep: 1, days: 0, atMost: 1 })
      dropped += releases.length
      removed += blobs
      if (Date.now() > limit)
        throw new Error(`${round} rounds of collection removed ${dropped} releases and ${removed} files only`)
    }
    if (child.connected) child.send('stop')
    const report = await message()
    return code === STALLED ? 'stalled' : reportSchema.parse(report)
  } finally {
    child.kill('SIGKILL')
  }
}
