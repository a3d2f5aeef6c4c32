import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../components/ui/bind-store'
import type { LiveMap } from '../../domain/vehicle/live'

export interface LiveState {
  /** What changed since the release was made, by number of the vehicle. */
  facts: LiveMap
  /** `waiting` until the first answer; `failed` after one that did not come: what is shown stays, with its date. */
  status: 'waiting' | 'checked' | 'failed'
  /** ISO instant at which the stock system last confirmed what is shown; null before the first answer. */
  checkedAt: string | null
  /** ISO instant of the release's own prices; null until it was read. */
  releasedAt: string | null
}

export const NOTHING_LIVE: LiveState = { facts: new Map(), status: 'waiting', checkedAt: null, releasedAt: null }

/**
 * Live prices of this tab; nothing of it outlives the tab. The first render sees it empty, so hydration finds what the
 * server wrote, and prices change after it.
 */
export const useLive = bindStore(createStore<LiveState>()(() => NOTHING_LIVE))
