import { GATE } from '../../config/gate'
import { checkGate } from '../../server/release/gate/check-gate'
import { inEnglish } from '../../server/release/gate/in-english'
import type { ReleaseStore } from '../../server/release/open-store'
import { assertReadableRules } from '../../server/release/readable-rules'

export interface PassGateOptions {
  store: ReleaseStore
  /** Goes on whatever the gate finds. A 301 file that no host reads is refused all the same. */
  force: boolean
  say: (line: string) => void
}

/**
 * Holds a release that a command built against the one that is current in its store; without one, only what needs no
 * comparison is looked at.
 *
 * @throws Error with one line for each finding
 */
export const passGate = async ({ store, force, say }: PassGateOptions, releaseId: string): Promise<void> => {
  const live = (await store.current())?.id ?? null
  if (live === releaseId) return
  const lines = (await checkGate(store, live, releaseId, GATE)).map(inEnglish)
  if (lines.length === 0) return
  const found = (beginning: string) => `${beginning}\n${lines.map((line) => `  gate: ${line}`).join('\n')}`
  if (!force)
    throw new Error(found(`Release ${releaseId} is held back; FORCE_RELEASE=true (or --force) goes on in spite of it:`))
  assertReadableRules(await store.load(releaseId))
  say(found(`Release ${releaseId} goes on in spite of the gate:`))
}
