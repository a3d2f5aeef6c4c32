import { z } from 'zod'
import { percentile } from '../../src/domain/status/percentile'
import type { System } from './system'

const statusSchema = z.object({
  builds: z.array(
    z.object({
      state: z.string(),
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
      timings: z.array(z.object({ stage: z.string(), ms: z.number() })),
    }),
  ),
})

/**
 * Where the time of the last builds went, by the product's own account.
 *
 * @param count of builds; the status page knows the last twenty
 * @returns the median of each stage in ms, and of the whole build from its beginning to its entry in the journal
 */
export const lastStages = async ({ siteUrl, statusToken }: System, count: number): Promise<string> => {
  const answer = await fetch(`${siteUrl}/api/status`, { headers: { authorization: `Bearer ${statusToken}` } })
  const builds = statusSchema
    .parse(await answer.json())
    .builds.filter(({ state }) => state === 'published')
    .slice(0, count)
  const times = new Map<string, number[]>()
  const note = (stage: string, ms: number) => times.set(stage, [...(times.get(stage) ?? []), ms])
  for (const { startedAt, finishedAt, timings } of builds) {
    for (const { stage, ms } of timings) note(stage, ms)
    if (finishedAt !== null) note('all', Date.parse(finishedAt) - Date.parse(startedAt))
  }
  return [...times].map(([stage, all]) => `${stage} ${Math.round(percentile(all, 0.5) ?? 0)}`).join(', ')
}
