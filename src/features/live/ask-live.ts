import { startTransition } from 'react'
import { keepEqual, parseLiveAnswer } from '../../domain/vehicle/live'
import { useLive } from './live-store'

interface Baseline {
  since: string
  at: string
}

const parseBaseline = (json: unknown): Baseline | null => {
  if (typeof json !== 'object' || json === null || !('since' in json) || !('at' in json)) return null
  const { since, at } = json
  return typeof since === 'string' && since !== '' && typeof at === 'string' ? { since, at } : null
}

/** Seconds that a cache on the way had kept the answer; the time at which prices were checked is so much earlier. */
const ageOf = (response: Response): number => {
  const age = Number(response.headers.get('age') ?? 0)
  return Number.isFinite(age) && age > 0 ? age : 0
}

/**
 * Makes the question of a tab: `/builds/live.json` once, then the difference since the cursor it names. That cursor
 * stays the tab's even when another release goes live meanwhile; only when the service does not know it any more
 * (400, 410) is it read again. The answer goes into the store, a failure too.
 *
 * @returns a function that tells whether the answer came; it never throws, and writes nothing once it was aborted
 */
export const createLiveQuestion = (): ((signal: AbortSignal) => Promise<boolean>) => {
  let baseline: Baseline | null = null

  const ask = async (signal: AbortSignal): Promise<boolean> => {
    if (baseline === null) {
      const file = await fetch('/builds/live.json', { signal, cache: 'no-cache' })
      baseline = file.ok ? parseBaseline(await file.json()) : null
      if (baseline === null) return false
      const { at } = baseline
      if (!signal.aborted) startTransition(() => useLive.setState({ releasedAt: at }))
    }
    const response = await fetch(`/api/stock/live?since=${encodeURIComponent(baseline.since)}`, { signal })
    if (response.status === 400 || response.status === 410) baseline = null
    const facts = response.ok ? parseLiveAnswer(await response.json()) : null
    if (facts === null || signal.aborted) return false
    const checkedAt = new Date(Date.now() - ageOf(response) * 1000).toISOString()
    // In a transition, because no visitor is waiting for it.
    startTransition(() =>
      useLive.setState((state) => ({ facts: keepEqual(state.facts, facts), status: 'checked', checkedAt })),
    )
    return true
  }

  return async (signal) => {
    const answered = await ask(signal).catch(() => false)
    return answered
  }
}
