import type { ChangeEvent } from '../../domain/events/scope'

interface NodeRef {
  id: string
  type: string
}

/** What a rebuild adds to the arguments of a lifecycle; see plugins/gatsby-incremental-builder. */
export interface Incremental {
  events: readonly unknown[]
  nodes: { changed: readonly NodeRef[]; deleted: readonly NodeRef[] }
  pages: { created: readonly string[]; changed: readonly string[]; deleted: readonly string[] }
  files: { written: readonly string[]; removed: readonly string[] }
  wrote: (file: string) => void
  removedFile: (file: string) => void
}

/** The rebuild that a lifecycle is part of; null in an ordinary build. */
export const incrementalOf = (args: object): Incremental | null =>
  'incremental' in args && typeof args.incremental === 'object' ? (args.incremental as Incremental | null) : null

const isEvent = (value: unknown): value is ChangeEvent =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  typeof value.source === 'string' &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'payload' in value

/** The events of a rebuild; one that is no event of ours could mean anything, as if there were none at all. */
export const eventsOf = ({ events }: Pick<Incremental, 'events'>): ChangeEvent[] =>
  events.every(isEvent) ? [...events] : []
