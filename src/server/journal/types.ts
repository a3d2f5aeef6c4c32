import type { EventRow, EventSource, EventStatus } from '../database/schema'

/** Something that happened elsewhere, as it enters the journal. */
export interface NewEvent {
  source: EventSource
  /** What happened, in the sender's words: `published`, `vehicle.updated`. */
  kind: string
  /**
   * What makes it the same event when it is told again, unique over all sources: begin with the source's name. See
   * `takeEvents` for how long it counts.
   */
  key: string
  /** What it happened to, for people: a story's address, a stock number. */
  subject: string
  payload: unknown
  /** What the content API said right before, where it was asked. */
  contentMark?: string
  /** Of the request that brought it. */
  requestId?: string | undefined
  /** Why there is nothing to build, in French for /status; such an event is settled as it is written. */
  ignored?: string
}

/** What became of an event that was told. */
export interface Acceptance {
  /** Of the event in the journal; of the earlier one when this is a duplicate. */
  id: string
  status: EventStatus
  /** Told before: nothing was written. */
  duplicate: boolean
}

export type SettledStatus = Exclude<EventStatus, 'pending' | 'building'>

/** What a build did with its events. */
export interface Settlement {
  ids: readonly string[]
  buildId: string
  status: SettledStatus
  /** In French for /status; null when published whole. */
  reason: string | null
}

export type { EventRow }
