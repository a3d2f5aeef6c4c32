import { setTimeout as wait } from 'node:timers/promises'
import type { BuildTrigger } from '../../contract/build-hook'

/** Milliseconds before each attempt; a function has only seconds to live. */
export const ATTEMPTS: readonly number[] = [0, 500, 2_000]

const TIMEOUT = 5_000

/**
 * Asks the host for a build.
 *
 * @param url the build hook; it is a secret, so no message repeats it
 * @returns null when the host took it, else one line that says why not
 */
export const askHost = async (
  url: string,
  trigger: BuildTrigger,
  events: number,
  pauses: readonly number[] = ATTEMPTS,
): Promise<string | null> => {
  const address = new URL(url)
  address.searchParams.set('trigger_title', `${events} ${events === 1 ? 'event' : 'events'}, ${trigger.trigger}`)
  let problem = ''
  for (const pause of pauses) {
    if (pause > 0) await wait(pause)
    try {
      const response = await fetch(address, {
        method: 'POST',
        // The host hands the body to the build, as INCOMING_HOOK_BODY.
        body: JSON.stringify(trigger),
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await response.arrayBuffer()
      if (response.ok) return null
      problem = `it answered ${response.status}`
    } catch (error) {
      problem =
        error instanceof Error && error.name === 'TimeoutError' ? 'it did not answer in time' : 'it was not reached'
    }
  }
  return `build hook: the host could not be asked for a build (${problem})`
}
