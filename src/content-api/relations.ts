import { isRecord } from '../domain/is-record'

/** A story as the content API has it: what is inside is for whoever asked. */
export type RawStory = Readonly<Record<string, unknown>>

/**
 * Puts related stories where stories hold their uuids. One that is not among them (not published, for example) stays a
 * uuid. Relations of relations are left as they are.
 *
 * @param fields `component.field` of each relation
 */
export const insertRelations = (
  stories: readonly RawStory[],
  related: readonly RawStory[],
  fields: readonly string[],
): RawStory[] => {
  const byUuid = new Map(related.map((story) => [story['uuid'], story]))
  const wanted = new Set(fields)
  const storyOf = (value: unknown): unknown => byUuid.get(value) ?? value
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (!isRecord(value)) return value
    const component = typeof value.component === 'string' ? value.component : ''
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        if (!wanted.has(`${component}.${name}`)) return [name, resolve(part)]
        return [name, Array.isArray(part) ? part.map(storyOf) : storyOf(part)]
      }),
    )
  }
  return stories.map((story) => ({ ...story, content: resolve(story['content']) }))
}
