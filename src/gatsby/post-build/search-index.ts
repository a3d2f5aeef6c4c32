import { z } from 'zod'
import { site } from '../../config/site'
import { faqEntriesOf } from '../../domain/assistant/site/faq-entries'
import { questionId } from '../../domain/content/question-id'
import type { StoryFields } from '../../domain/content/story-fields'
import { ENTRY_KINDS } from '../../domain/site-search/search-entry'
import { pageTopics } from '../../domain/site-search/page-topics'
import type { SearchEntry } from '../../domain/site-search/search-entry'
import { withoutSiteName } from '../../domain/seo/title'
import messages from '../../locales/fr.json'
import type { PagePlan } from '../create-pages/page-plan'

const brandNode = z.object({ key: z.string(), name: z.string(), tagline: z.string() })
const modelNode = z.object({ key: z.string(), brandName: z.string(), name: z.string(), tagline: z.string() })
const offerNode = z.object({
  key: z.string(),
  kind: z.enum(['private', 'business']),
  brandName: z.string(),
  modelName: z.string(),
  variant: z.string(),
})
const locationNode = z.object({
  key: z.string(),
  name: z.string(),
  address: z.object({ street: z.string(), postalCode: z.string(), town: z.string() }),
  brandIds: z.array(z.string()),
})

/** Characters of the line below a title. */
const LONGEST_TEXT = 140

/** The beginning of a text, up to the end of a word. */
const shorten = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT).replace(/\s+\S*$/u, '')}…`

const recordsOf = <Node extends { key: string }>(
  nodes: readonly object[],
  schema: z.ZodType<Node>,
): ReadonlyMap<unknown, Node> =>
  new Map(nodes.flatMap((node) => schema.safeParse(node).data ?? []).map((one) => [one.key, one]))

type Listed = Pick<PagePlan, 'path' | 'template' | 'context' | 'sitemap'>
type Story = Pick<StoryFields, 'path' | 'title' | 'description' | 'headline' | 'intro' | 'category' | 'content'>

/** Makes the entries of a page from its story and the records that its context names. */
const createEntries = (nodesOf: (type: string) => readonly object[], topicsOf: ReturnType<typeof pageTopics>) => {
  const brands = recordsOf(nodesOf('DealerBrand'), brandNode)
  const models = recordsOf(nodesOf('DealerModel'), modelNode)
  const offers = recordsOf(nodesOf('DealerLeaseOffer'), offerNode)
  const locations = recordsOf(nodesOf('DealerLocation'), locationNode)

  const entry = (kind: SearchEntry['kind'], path: string, title: string, text: string, keywords = ''): SearchEntry => ({
    kind,
    title,
    text: shorten(text),
    keywords,
    path,
  })
  const pageEntry = (path: string, { title, description }: Story): SearchEntry => {
    const own = entry('page', path, withoutSiteName(title, site.name), description)
    const topics = topicsOf(path, own.title)
    return { ...own, ...(topics && { topics }) }
  }
  const main = ({ path, template, context }: Listed, story: Story | undefined): SearchEntry | null => {
    switch (template) {
      case 'brand': {
        const brand = brands.get(context['brandKey'])
        return brand ? entry('brand', path, brand.name, story?.description ?? brand.tagline) : null
      }
      case 'model': {
        const model = models.get(context['modelKey'])
        return model ? entry('model', path, `${model.brandName} ${model.name}`, model.tagline) : null
      }
      case 'location': {
        const location = context['brandKey'] === null ? locations.get(context['locationKey']) : undefined
        if (!location) return null
        const { street, postalCode, town } = location.address
        const names = location.brandIds.map((key) => brands.get(key)?.name ?? '')
        return entry('dealership', path, location.name, `${street}, ${postalCode} ${town}`, names.join(' '))
      }
      case 'lease-offer': {
        const offer = offers.get(context['offerKey'])
        if (!offer) return null
        const { kind, brandName, modelName, variant } = offer
        return entry('page', path, `${brandName} ${modelName} ${variant}`, messages[`lease.offerKind.${kind}`])
      }
      case 'article':
        return story
          ? entry('news', path, story.headline ?? story.title, story.intro ?? story.description, story.category ?? '')
          : null
      default:
        return story ? pageEntry(path, story) : null
    }
  }
  return (page: Listed, story: Story | undefined): SearchEntry[] => {
    const own = main(page, story)
    const questions = story ? faqEntriesOf(page.path, story.content) : []
    return [
      ...(own ? [own] : []),
      ...questions.map(({ question, answer }) =>
        entry('question', `${page.path}#${questionId(question)}`, question, answer),
      ),
    ]
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * `builds/search.json`: pages of stories, models, brands, dealerships, lease offers, news and questions that search engines may list.
 * It has an order of its own, so that equal data make an equal file; a question of several pages is in it once.
 *
 * @param nodesOf nodes of a type of the graph
 */
export const searchIndex = (
  nodesOf: (type: string) => readonly object[],
  stories: readonly Story[],
  pages: readonly Listed[],
): string => {
  const storyOf = new Map(stories.map((story) => [story.path, story]))
  const entriesOf = createEntries(nodesOf, pageTopics(stories, site.tradeIn ? [] : ['trade-in']))
  const all = pages
    .filter(({ sitemap }) => sitemap !== null)
    .sort((a, b) => byText(a.path, b.path))
    .flatMap((page) => entriesOf(page, storyOf.get(page.path)))
  const asked = new Set<string>()
  const entries = ENTRY_KINDS.flatMap((kind) => all.filter((entry) => entry.kind === kind)).filter(
    ({ kind, title }) => {
      if (kind !== 'question') return true
      const isFirst = !asked.has(title)
      asked.add(title)
      return isFirst
    },
  )
  return `${JSON.stringify({ entries })}\n`
}
