/** Something that needs a person. Nothing of it is personal. */
export type Incident = {
  /** The same as long as it lasts. */
  key: string
  since: Date
  /** When it last got worse. */
  latest: Date
} & (
  | {
      /**
       * Deliveries that were given up; a channel that has failed for long, or single deliveries while others pass; deliveries
       * that nothing has attempted for long; a channel that has been paused for long, or is no longer configured.
       */
      type: 'dead' | 'failing' | 'delayed' | 'stuck' | 'paused' | 'unconfigured'
      channel: string
      count: number
      /** Of one of its enquiries. */
      reference: string | null
      /** Code, see `describeOutcome`. */
      detail: string | null
    }
  | {
      /** Enquiries that no channel delivers to a dealership, or that are held for review. */
      type: 'undelivered' | 'unchecked'
      count: number
      /** Reference of one of them. */
      reference: string | null
    }
  | {
      /** Builds fail, or nothing builds what waits; the gate holds back what was built. */
      type: 'builds' | 'held'
      error: string | null
    }
)

/** What is told of an incident. */
export interface Alarm {
  incident: Incident
  /** Whether it is over. */
  isOver: boolean
}

/** A way to reach a person. */
export interface AlarmTarget {
  name: 'mail' | 'webhook'
  /** @returns null when it was taken, else a code; never throws */
  send: (alarm: Alarm, id: string) => Promise<string | null>
}
