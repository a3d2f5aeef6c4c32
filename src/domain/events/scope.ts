/** What a build is told to look at, as far as the sources need to know. */
export interface ChangeEvent {
  /** `storyblok`, `dealer`, `manual` or `reconciliation`. */
  source: string
  /** What happened, in the sender's words. */
  kind: string
  payload: unknown
}

/** How much of the content space has to be looked at. */
export type ContentScope = { kind: 'nothing' } | { kind: 'stories'; ids: number[] } | { kind: 'everything' }

const STORY_ACTIONS = new Set(['published', 'unpublished', 'deleted', 'moved'])

const fieldOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined

/** Number of the story that a webhook names; null when it is about something else. */
const storyIdIn = ({ kind, payload }: ChangeEvent): number | null => {
  const id = Number(fieldOf(payload, 'story_id'))
  const action = fieldOf(payload, 'action') ?? kind
  return Number.isInteger(id) && id > 0 && typeof action === 'string' && STORY_ACTIONS.has(action) ? id : null
}

/** A finding of the reconciliation may say which of the two sources it is about; nothing means both. */
const isAbout = ({ source, kind, payload }: ChangeEvent, name: 'storyblok' | 'dealer'): boolean => {
  if (source !== 'reconciliation') return source === name || source === 'manual'
  const named = fieldOf(payload, 'source')
  const subject = typeof named === 'string' ? `${kind} ${named}` : kind
  const other = name === 'dealer' ? /storyblok|content/ : /dealer|stock/
  return !other.test(subject) || (name === 'dealer' ? /dealer|stock/ : /storyblok|content/).test(subject)
}

/** What the events say about stories. No events at all: nobody knows, so everything. */
export const contentScope = (events: readonly ChangeEvent[]): ContentScope => {
  const about = events.filter((event) => isAbout(event, 'storyblok'))
  if (events.length === 0) return { kind: 'everything' }
  if (about.length === 0) return { kind: 'nothing' }
  const ids = about.map(storyIdIn)
  const known = ids.filter((id) => id !== null)
  return known.length < ids.length ? { kind: 'everything' } : { kind: 'stories', ids: [...new Set(known)] }
}

/**
 * Which systems a build for these events reads whole. One that fetches a named story knows nothing of another whose
 * webhook was lost.
 */
export const readWhole = (events: readonly ChangeEvent[]): { content: boolean; dealer: boolean } => ({
  content: contentScope(events).kind === 'everything',
  dealer: events.length === 0 || events.some((event) => isAbout(event, 'dealer')),
})

/**
 * Names of the Gatsby plugins that have to source for these events, in order. Named stories are fetched by the site
 * itself; the CMS's plugin, which reads the whole space, runs for datasources and when nobody knows what changed.
 */
export const sourcesFor = (events: readonly ChangeEvent[]): string[] => [
  ...(readWhole(events).dealer ? ['gatsby-source-dealer'] : []),
  ...(contentScope(events).kind === 'everything' ? ['gatsby-source-storyblok'] : []),
  'default-site-plugin',
]
