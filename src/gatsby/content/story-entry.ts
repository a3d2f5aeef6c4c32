import { z } from 'zod'

/** A story as the CMS delivers it, its content still as text; the form in which `StoryblokEntry` nodes hold it. */
export interface StoryEntry extends Readonly<Record<string, unknown>> {
  /** Id that webhooks use for the story; null when the CMS does not give one. */
  id: number | null
  uuid: string
  full_slug: string
  name: unknown
  content: unknown
  published_at: unknown
  lang: unknown
}

const entrySchema = z
  .object({
    id: z.unknown().optional(),
    // The CMS's plugin gives nodes an id of Gatsby's.
    internalId: z.unknown().optional(),
    uuid: z.string(),
    full_slug: z.string(),
    name: z.unknown(),
    content: z.unknown(),
    published_at: z.unknown(),
    lang: z.unknown(),
  })
  .transform(({ id, internalId, ...entry }): StoryEntry => {
    const number = internalId ?? id
    return { id: typeof number === 'number' ? number : null, ...entry }
  })

/** The parts of a node or an answer that stories are made of; null when it is no story. */
export const entryOf = (raw: object): StoryEntry | null => {
  const entry = entrySchema.safeParse(raw)
  if (!entry.success) return null
  const { content } = entry.data
  return { ...entry.data, content: typeof content === 'object' && content !== null ? JSON.stringify(content) : content }
}

/** Lets an entry that says what a known one says be the known one, so that what was made of it is found again. */
export const sameOrNew = (entry: StoryEntry, known: StoryEntry | undefined): StoryEntry =>
  known !== undefined && JSON.stringify(known) === JSON.stringify(entry) ? known : entry

const isDefaultLanguage = ({ lang }: StoryEntry): boolean =>
  lang === undefined || lang === null || lang === 'default' || lang === ''

/** Entries by uuid, without translations. Of two of one story the one at the listed address counts. */
export const entriesByUuid = (
  entries: readonly StoryEntry[],
  links: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, StoryEntry>,
): Map<string, StoryEntry> => {
  const byUuid = new Map<string, StoryEntry>()
  for (const entry of entries) {
    if (!isDefaultLanguage(entry) || !links.has(entry.uuid)) continue
    const other = byUuid.get(entry.uuid)
    if (other && links.get(entry.uuid) === other.full_slug) continue
    byUuid.set(entry.uuid, sameOrNew(entry, known.get(entry.uuid)))
  }
  return byUuid
}
