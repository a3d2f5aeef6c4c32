import { z } from 'zod'
import type { Random } from '../../demo/random'
import type { BuildEvent } from '../../src/server/builds/types'
import { changeEvent } from './change'
import type { Change } from './change'
import type { SmallWorld } from './small-world'

const storySchema = z.object({
  id: z.number(),
  full_slug: z.string(),
  published: z.boolean(),
  content: z.record(z.string(), z.unknown()),
})
export type Story = z.output<typeof storySchema>

/** Stories without which there is no site: every footer leads to the page about data protection. */
const FIXED = /^(?:home|global\/.*|politique-de-traitement-des-donnees)$/
const isFree = ({ full_slug: slug, published }: Story): boolean => published && !FIXED.test(slug)

/** @throws Error when the space refuses */
const send = async (
  { content }: SmallWorld,
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> => {
  const answer = await content.write(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const stories = async (world: SmallWorld, wanted: (story: Story) => boolean): Promise<Story[]> => {
  const all: Story[] = []
  for (let page = 1; ; page += 1) {
    const body = await send(world, 'GET', `/stories?per_page=100&page=${page}`)
    const part = z.array(storySchema).parse(body['stories'])
    all.push(...part)
    if (part.length < 100) return all.filter(wanted)
  }
}

/** @throws Error when the space has no such story */
export const storyAt = async (world: SmallWorld, slug: string): Promise<Story> => {
  const [story] = await stories(world, ({ full_slug: other }) => other === slug)
  if (!story) throw new Error(`the space has no story ${slug}`)
  return story
}

const storyEvent = (action: string, { id, full_slug: slug }: Story): BuildEvent[] => [
  changeEvent('storyblok', action, {
    action,
    space_id: 88001,
    story_id: id,
    ...((action === 'published' || action === 'moved') && { full_slug: slug }),
  }),
]

const TEXTS = new Set(['title', 'intro', 'claim', 'copyright', 'searchPlaceholder'])
const seoSchema = z.looseObject({ title: z.string() })

/** What an editor does to a field: another text or date, other facts for search engines, another order of blocks; undefined: nothing. */
const edited = (name: string, value: unknown, step: number): unknown => {
  const seo = seoSchema.safeParse(value)
  if (name === 'seo' && seo.success) return { ...seo.data, title: `Titre numéro ${step}` }
  if (name === 'date') return new Date(Date.UTC(2026, 0, step)).toISOString().slice(0, 10)
  if (TEXTS.has(name)) return `Texte numéro ${step}`
  return Array.isArray(value) && value.length > 1 ? [...(value.slice(1) as unknown[]), value[0]] : undefined
}

const publish = async (
  world: SmallWorld,
  { content, ...story }: Story,
  random: Random,
  step: number,
): Promise<BuildEvent[]> => {
  const changes = Object.entries(content).flatMap(([name, value]) => {
    const now = edited(name, value, step)
    return now === undefined ? [] : [{ [name]: now }]
  })
  await send(world, 'PUT', `/stories/${story.id}`, {
    story: { content: { ...content, ...random.pick(changes) } },
    publish: 1,
  })
  return storyEvent('published', { content, ...story })
}

export const unpublish = async (world: SmallWorld, story: Story): Promise<BuildEvent[]> => {
  await send(world, 'PUT', `/stories/${story.id}/unpublish`)
  return storyEvent('unpublished', story)
}

export const remove = async (world: SmallWorld, story: Story): Promise<BuildEvent[]> => {
  await send(world, 'DELETE', `/stories/${story.id}`)
  return storyEvent('deleted', story)
}

export const move = async (world: SmallWorld, story: Story, slug: string): Promise<BuildEvent[]> => {
  await send(world, 'PUT', `/stories/${story.id}/move`, { story: { slug } })
  return storyEvent('moved', { ...story, full_slug: slug })
}

const entriesEvent = (): BuildEvent[] => [
  changeEvent('storyblok', 'entries_updated', {
    action: 'entries_updated',
    space_id: 88001,
    datasource_slug: 'redirects',
  }),
]
const entriesSchema = z.array(z.object({ id: z.number(), name: z.string() }))

/** What a content space tells of. */
export const CONTENT_CHANGES: Record<string, Change> = {
  'story edited': async (world, random, step) =>
    publish(world, random.pick(await stories(world, isFree)), random, step),
  'article edited': async (world, random, step) =>
    publish(
      world,
      random.pick(await stories(world, (story) => isFree(story) && story.content['component'] === 'article')),
      random,
      step,
    ),
  'story unpublished': async (world, random) => unpublish(world, random.pick(await stories(world, isFree))),
  'story published again': async (world, random, step) => {
    const hidden = await stories(world, ({ published }) => !published)
    return hidden.length > 0 ? publish(world, random.pick(hidden), random, step) : []
  },
  'story moved': async (world, random, step) => {
    const story = random.pick(await stories(world, isFree))
    return move(world, story, `${story.full_slug.replace(/-d\d+$/, '')}-d${step}`)
  },
  'story moved back': async (world, random) => {
    const moved = await stories(world, (story) => isFree(story) && /-d\d+$/.test(story.full_slug))
    if (moved.length === 0) return []
    const story = random.pick(moved)
    return move(world, story, story.full_slug.replace(/-d\d+$/, ''))
  },
  'story deleted': async (world, random) =>
    remove(world, random.pick(await stories(world, (story) => isFree(story) && story.full_slug.startsWith('news/')))),
  'part of every page changed': async (world, random, step) =>
    publish(
      world,
      random.pick(await stories(world, ({ full_slug: slug }) => slug.startsWith('global/'))),
      random,
      step,
    ),
  'redirect added': async (world, random, step) => {
    const value = random.pick(['/stock', '/concessions', '/news', '/services/financement'])
    await send(world, 'POST', '/datasource_entries', {
      datasource_entry: { name: `/ancienne-adresse-${step}`, value, datasource_slug: 'redirects' },
    })
    return entriesEvent()
  },
  'redirect removed': async (world, random) => {
    const body = await send(world, 'GET', '/datasource_entries?datasource_slug=redirects&per_page=100')
    const entries = entriesSchema.parse(body['datasource_entries'])
    if (entries.length === 0) return []
    await send(world, 'DELETE', `/datasource_entries/${random.pick(entries).id}`)
    return entriesEvent()
  },
}
