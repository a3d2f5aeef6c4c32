import { z } from 'zod'
import { withBody } from './proxy'
import type { Spoiler } from './proxy'

const blockSchema = z.looseObject({ component: z.string() })
const contentSchema = z.looseObject({ body: z.array(blockSchema).optional() })
const storySchema = z.looseObject({ uuid: z.string(), full_slug: z.string(), content: contentSchema })
type Story = z.output<typeof storySchema>
type Block = z.output<typeof blockSchema>

const storiesSchema = z.looseObject({ stories: z.array(storySchema) })
const linksSchema = z.looseObject({
  links: z.record(z.string(), z.looseObject({ uuid: z.string(), slug: z.string() })),
})
const entriesSchema = z.looseObject({ datasource_entries: z.array(z.unknown()) })

/** Stories that are bad, by what is wrong with them. */
export const BAD = {
  unknownBlock: 'a-propos-de-nous',
  missingAsset: 'home-page/mersch',
  brokenText: 'accessibilite',
  strangeText: 'mentions-legales',
  noContent: 'news/rentree-des-apprentis-2026',
  slug: 'news/geometrie-pourquoi-votre-volant-tire',
  sameSlug: 'news/premier-permis-premiere-voiture',
} as const

const edited = (story: Story, change: (block: Block) => unknown, more: readonly unknown[] = []) => ({
  ...story,
  content: { ...story.content, body: [...(story.content.body ?? []).map(change), ...more] },
})

const same = (block: Block): Block => block

const SPOILED: Readonly<Record<string, (story: Story) => unknown>> = {
  [BAD.unknownBlock]: (story) => edited(story, same, [{ _uid: 'x', component: 'carrousel-3d', title: 'Tournez' }]),
  [BAD.missingAsset]: (story) =>
    edited(story, (block) =>
      block.component === 'text-image' ? { ...block, image: { id: null, filename: '' } } : block,
    ),
  [BAD.brokenText]: (story) =>
    edited(story, (block) => (block.component === 'rich-text' ? { ...block, body: '<p>cassé' } : block)),
  [BAD.strangeText]: (story) =>
    edited(story, same, [
      {
        _uid: 'y',
        component: 'rich-text',
        body: { type: 'doc', content: [{ type: 'hologram' }, { type: 'paragraph', content: 'pas une liste' }] },
      },
    ]),
  [BAD.noContent]: (story) => ({ ...story, content: null }),
  [BAD.sameSlug]: (story) => ({ ...story, full_slug: BAD.slug }),
}

/** Spoils the stories of `BAD`. */
export const badStories: Spoiler = async (url, pass) => {
  const response = await pass()
  if (url.pathname.endsWith('/cdn/stories')) {
    const answer = storiesSchema.parse(await response.json())
    return withBody(response, {
      ...answer,
      stories: answer.stories.map((story) => SPOILED[story.full_slug]?.(story) ?? story),
    })
  }
  if (url.pathname.endsWith('/cdn/links')) {
    const answer = linksSchema.parse(await response.json())
    const moved = Object.entries(answer.links).map(([uuid, link]) => [
      uuid,
      link.slug === BAD.sameSlug ? { ...link, slug: BAD.slug } : link,
    ])
    return withBody(response, { ...answer, links: Object.fromEntries(moved) })
  }
  return response
}

/** A space whose editors took a story offline. */
export const withoutStory =
  (slug: string): Spoiler =>
  async (url, pass) => {
    const response = await pass()
    if (url.pathname.endsWith('/cdn/stories')) {
      const answer = storiesSchema.parse(await response.json())
      return withBody(response, { ...answer, stories: answer.stories.filter((story) => story.full_slug !== slug) })
    }
    if (url.pathname.endsWith('/cdn/links')) {
      const answer = linksSchema.parse(await response.json())
      return withBody(response, {
        ...answer,
        links: Object.fromEntries(Object.entries(answer.links).filter(([, link]) => link.slug !== slug)),
      })
    }
    return response
  }

/** One entry that is right, and others that cannot be redirects. */
export const BAD_REDIRECTS = [
  { id: 4241, name: '/bonne-vieille-adresse', value: '/stock' },
  { id: 4242, name: '/vieille-adresse', value: '/rien-du-tout' },
  { id: 4243, name: 'pas-un-chemin', value: '/stock' },
  { id: 4244, name: '/en-rond', value: '/en-rond' },
] as const

/** Rules that an editor adds to the datasource of redirects. */
export const withRedirects =
  (entries: readonly { id: number; name: string; value: string }[]): Spoiler =>
  async (url, pass) => {
    const response = await pass()
    if (!url.pathname.endsWith('/cdn/datasource_entries') || url.searchParams.get('datasource') !== 'redirects')
      return response
    const answer = entriesSchema.parse(await response.json())
    return withBody(response, { ...answer, datasource_entries: [...answer.datasource_entries, ...entries] })
  }
