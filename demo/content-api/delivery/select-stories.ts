import { unprocessable } from '../api-error'
import type { Json, JsonObject, StoryRecord } from '../state/types'
import type { Version } from './access'
import { parseFilterQuery } from './filter-query'
import { dateOf, listOf, matchesSlug } from './query'
import type { SeenStory } from './seen-story'
import { contentOf, storyFields } from './serve-story'
import { parseSort } from './sort'
import { jsonText } from '../state/json-text'

type Test = (story: StoryRecord, content: JsonObject) => boolean

const hasText = (value: Json, needle: string): boolean => {
  if (typeof value === 'string') return value.toLowerCase().includes(needle)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((item) => hasText(item, needle))
}

const dateTests = (query: URLSearchParams): Test[] =>
  (['published_at', 'first_published_at', 'updated_at'] as const).flatMap((field) =>
    (['gt', 'lt'] as const).flatMap((side): Test[] => {
      const text = query.get(`${field}_${side}`)
      if (!text) return []
      const limit = dateOf(text)
      if (Number.isNaN(limit)) throw unprocessable(`${field}_${side}`, 'must be a date')
      return [
        (story) => {
          const value = dateOf(jsonText(storyFields(story)[field]))
          return side === 'gt' ? value > limit : value < limit
        },
      ]
    }),
  )

const testsOf = (query: URLSearchParams): Test[] => {
  const tests: Test[] = dateTests(query)
  const add = (name: string, make: (values: string[]) => Test): void => {
    const values = listOf(query.get(name))
    if (values) tests.push(make(values))
  }
  add(
    'by_uuids',
    (uuids) =>
      ({ uuid }) =>
        uuids.includes(uuid),
  )
  add(
    'by_uuids_ordered',
    (uuids) =>
      ({ uuid }) =>
        uuids.includes(uuid),
  )
  add(
    'by_ids',
    (ids) =>
      ({ id }) =>
        ids.includes(String(id)),
  )
  add(
    'excluding_ids',
    (ids) =>
      ({ id }) =>
        !ids.includes(String(id)),
  )
  add('with_tag', (tags) => (story) => tags.some((tag) => story.tags.includes(tag)))
  add('content_type', (types) => (_, content) => types.includes(jsonText(content['component'])))
  add('by_slugs', (slugs) => {
    const matches = matchesSlug(slugs)
    return ({ fullSlug }) => matches(fullSlug)
  })
  add('excluding_slugs', (slugs) => {
    const matches = matchesSlug(slugs)
    return ({ fullSlug }) => !matches(fullSlug)
  })
  add(
    'in_level',
    ([level]) =>
      ({ fullSlug }) =>
        fullSlug.split('/').length === Number(level),
  )
  const start = query.get('starts_with')?.replace(/^\//, '')
  if (start) tests.push(({ fullSlug, isStartpage }) => `${fullSlug}${isStartpage ? '/' : ''}`.startsWith(start))
  const startpage = query.get('is_startpage')
  if (startpage) tests.push((story) => story.isStartpage === (startpage === '1' || startpage === 'true'))
  const term = query.get('search_term')?.trim().toLowerCase()
  if (term) tests.push((story, content) => story.name.toLowerCase().includes(term) || hasText(content, term))
  const filter = parseFilterQuery(query)
  tests.push((_, content) => filter(content))
  return tests
}

/**
 * The stories that the parameters of a list select, in the order asked for.
 *
 * @throws 422 for a parameter that cannot be
 */
export const selectStories = (stories: Iterable<SeenStory>, version: Version, query: URLSearchParams): SeenStory[] => {
  const tests = testsOf(query)
  const compare = parseSort(query.get('sort_by'))
  const selected = [...stories].flatMap((story) => {
    const content = contentOf(story, version)
    return content && tests.every((test) => test(story, content))
      ? [{ story, content, fields: storyFields(story) }]
      : []
  })
  const order = listOf(query.get('by_uuids_ordered'))
  selected.sort(order ? (a, b) => order.indexOf(a.story.uuid) - order.indexOf(b.story.uuid) : compare)
  return selected.map(({ story }) => story)
}
