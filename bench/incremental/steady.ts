import { setTimeout as wait } from 'node:timers/promises'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { changeVehicle } from './changes'
import type { Told } from './changes'
import type { System } from './system'

/** Between two looks at which release is live, ms. */
const POLL = 5
/** Milliseconds after the last change at which what is not live counts as lost. */
const PATIENCE = 30_000

interface Followed extends Told {
  /** Releases that went live since the change was accepted. */
  releases: number
  /** Milliseconds to the first answer with the new bytes; null until then. */
  ms: number | null
}

export interface Steady {
  /** Milliseconds of each change that went live. */
  times: number[]
  /** Most releases that a change waited for, its own counted. */
  releases: number
  lost: number
}

const releaseOf = async ({ siteUrl }: System): Promise<string | null> =>
  (await fetch(`${siteUrl}/faq`, { method: 'HEAD' })).headers.get('x-release')

const isLive = async ({ siteUrl }: System, { path, text }: Told): Promise<boolean> =>
  (await (await fetch(siteUrl + path, { headers: { 'accept-encoding': 'identity' } })).text()).includes(text)

/**
 * Changes vehicles at a steady rate, another one each time, whether or not the change before is live. Pages are fetched
 * only when another release is live: to ask for each of them all the time would take the processor from what is measured.
 *
 * @param everyMs between two changes
 */
export const changeSteadily = async (
  system: System,
  vehicles: readonly Vehicle[],
  everyMs: number,
  round: number,
): Promise<Steady> => {
  const open = new Set<Followed>()
  const done: Followed[] = []
  let isSending = true

  const look = async (): Promise<void> => {
    let release = await releaseOf(system)
    /** When the last request answered by the previous release was sent. */
    let before = performance.now()
    for (let end = Infinity; (isSending || open.size > 0) && performance.now() < end;) {
      await wait(POLL)
      const asked = performance.now()
      const now = await releaseOf(system)
      if (now !== release)
        await Promise.all(
          [...open].map(async (change) => {
            if (change.at < before) change.releases += 1
            if (!(await isLive(system, change))) return
            change.ms = performance.now() - change.at
            open.delete(change)
            done.push(change)
          }),
        )
      if (now === release) before = asked
      release = now
      if (!isSending && end === Infinity) end = performance.now() + PATIENCE
    }
  }
  const looking = look()
  const began = performance.now()
  await Promise.all(
    vehicles.map(async (vehicle, index) => {
      await wait(Math.max(0, began + index * everyMs - performance.now()))
      open.add({ ...(await changeVehicle(system, vehicle, round)), releases: 0, ms: null })
    }),
  )
  isSending = false
  await looking
  return {
    times: done.flatMap(({ ms }) => (ms === null ? [] : [ms])),
    releases: Math.max(...done.map(({ releases }) => releases)),
    lost: open.size,
  }
}
