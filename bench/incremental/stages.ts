import { z } from 'zod'
import { percentile } from '../../src/domain/status/percentile'
import type { System } from './system'

const instant = z.string().transform((text) => Date.parse(text))
const statusSchema = z.object({
  builds: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      startedAt: instant,
      finishedAt: instant.nullable(),
      timings: z.array(z.object({ stage: z.string(), ms: z.number() })),
    }),
  ),
  queue: z.object({ waiting: z.number(), running: z.unknown().nullable() }),
  events: z.array(
    z.object({ kind: z.string(), status: z.string(), buildId: z.string().nullable(), receivedAt: instant }),
  ),
})

/** A change of which the time to live was measured. */
export interface Round {
  /** When its system had answered, ms since 1970. */
  at: number
  /** Milliseconds from then on to the first answer with the new bytes. */
  ms: number
}

/** The last builds and events in `/api/status`, newest first. */
export const readStatus = async ({
  siteUrl,
  statusToken,
}: Pick<System, 'siteUrl' | 'statusToken'>): Promise<z.output<typeof statusSchema>> => {
  const answer = await fetch(`${siteUrl}/api/status`, { headers: { authorization: `Bearer ${statusToken}` } })
  return statusSchema.parse(await answer.json())
}

/**
 * Where the time of the last changes went, by the product's own account; the status page knows the last twenty builds.
 *
 * @returns the median of each stage in ms: `accepted` is from the answer to the change to its event in the journal,
 *   `claimed` from there to the build's entry, the stages of the build, `rest` what they leave of the time to live
 */
export const lastStages = async (system: System, rounds: readonly Round[]): Promise<string> => {
  const { builds, events } = await readStatus(system)
  const times = new Map<string, number[]>()
  const note = (stage: string, ms: number) => times.set(stage, [...(times.get(stage) ?? []), ms])
  for (const { at, ms } of rounds) {
    const build = builds.find(({ state, startedAt }) => state === 'published' && startedAt >= at && startedAt < at + ms)
    const event = events.findLast(({ buildId }) => buildId === build?.id)
    if (!build || !event) continue
    note('accepted', event.receivedAt - at)
    note('claimed', build.startedAt - event.receivedAt)
    for (const one of build.timings) note(one.stage, one.ms)
    note('rest', ms - (build.startedAt - at) - build.timings.reduce((sum, one) => sum + one.ms, 0))
  }
  return [...times].map(([stage, all]) => `${stage} ${Math.round(percentile(all, 0.5) ?? 0)}`).join(', ')
}
