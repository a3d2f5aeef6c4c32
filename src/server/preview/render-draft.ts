import { publicConfig } from '../../config/public'
import { site } from '../../config/site'
import { keysOfStory, relatedPaths } from '../../domain/content/block-keys'
import { completeDraft } from '../../domain/content/complete-draft'
import type { Draft } from '../../domain/content/draft'
import { draftProblemOf } from '../../domain/content/draft-problems'
import { parseStory } from '../../domain/content/parse/parse-story'
import { NO_FEEDS } from '../../domain/content/feeds'
import type { BlockFeeds } from '../../domain/content/feeds'
import type { ParsedStory } from '../../domain/content/parse/parse-story'
import { pathOfSlug } from '../../domain/content/parse/resolve-link'
import type { StoryFields } from '../../domain/content/story-fields'
import { unknownRecords } from '../../domain/content/unknown-records'
import { localDay } from '../../domain/format/date'
import { ICON_LIMITS } from '../../domain/icons/icon-limits'
import { namedIcons } from '../../domain/icons/named-icons'
import { movedRoots } from '../../domain/routes/moved-roots'
import type { Segments } from '../../domain/routes/segments'
import type { ReadIcons } from '../../icon-services/icon-reader'
import type { Db } from '../database/open-database'
import { withAbsoluteUrls } from '../dealer/absolute-pictures'
import { createDealerData } from './block-data'
import type { DraftSource, RawStory } from './content-client'
import { createKnownAddresses } from './known-addresses'
import type { AnswersAddress } from './known-addresses'
import { articleSummary } from './record-summaries'
import { readStoryData } from './story-records'

export interface DraftRendererOptions {
  db: Db
  segments: Segments
  /** Origin in front of pictures that are stored from the root. */
  assetBaseUrl: string
  /** Whether a page that is not a story answers an address. */
  answers: AnswersAddress
  /** Records of other systems that blocks show; left out: none. */
  feeds?: () => Promise<BlockFeeds>
  readIcons: ReadIcons
  /** In milliseconds. */
  clock?: () => number
}

const SHOWN_AT_MOST = 40

const needsArticles = (story: StoryFields): boolean =>
  story.content.component === 'article' ||
  /"component":"article-(?:overview|latest)"/.test(JSON.stringify(story.content))

const bodyOf = ({ content }: StoryFields) => ('body' in content ? content.body : [])

/**
 * Turns a raw draft into what the browser shows, with the parser and the choices of the build. Nothing in a draft makes
 * it fail: what cannot be shown is told in `problems`.
 *
 * @throws ContentApiError when the list of stories cannot be read
 */
export const createDraftRenderer = ({
  db,
  segments,
  assetBaseUrl,
  answers,
  feeds = async () => NO_FEEDS,
  readIcons,
  clock = Date.now,
}: DraftRendererOptions) => {
  const readDealer = createDealerData(db, clock)
  // The first reading of a large stock takes seconds: it begins now, not when the first draft is opened.
  readDealer().catch(() => undefined)
  const withKnownAddresses = createKnownAddresses(answers, clock)
  const moved = movedRoots(segments)
  const entryOf = (raw: RawStory, content: unknown) => ({
    ...raw,
    content: JSON.stringify(content),
    published_at: raw.published_at ?? null,
  })

  const parse = async (raw: RawStory, content: unknown, source: DraftSource): Promise<ParsedStory> => {
    const [links, shownFeeds, icons] = await Promise.all([
      source.links(),
      feeds(),
      readIcons(namedIcons([content]), { timeout: ICON_LIMITS.page }),
    ])
    const pathByUuid = new Map([...links].map(([uuid, slug]) => [uuid, pathOfSlug(slug, moved)]))
    const stories = new Set([...pathByUuid.values(), pathOfSlug(raw.full_slug, moved)])
    return withKnownAddresses((isPage) =>
      parseStory(entryOf(raw, content), {
        pathByUuid,
        answers: (path) => stories.has(path) || isPage(path),
        movedRoots: moved,
        siteUrl: publicConfig.siteUrl,
        embedHosts: site.embedHosts,
        feeds: shownFeeds,
        icons,
      }),
    )
  }

  /** Every article as a card shows it, the one that is edited as it is now. */
  const readArticles = async (edited: StoryFields, source: DraftSource): Promise<StoryFields[]> => {
    const others = (await source.articles()).flatMap((raw) => {
      const { story } = parseStory(entryOf(raw, raw.content), {
        pathByUuid: new Map(),
        answers: () => true,
        movedRoots: moved,
        siteUrl: publicConfig.siteUrl,
      })
      return story === null || story.path === edited.path ? [] : [story]
    })
    return edited.kind === 'article' ? [...others, edited] : others
  }

  return async (raw: RawStory, source: DraftSource): Promise<Draft> => {
    const today = localDay(new Date(clock()))
    const completed = completeDraft(raw.content, raw.name, today)
    const { story, problems: found } = await parse(raw, completed.content, source)
    const base = { id: raw.id, path: pathOfSlug(raw.full_slug, moved), name: raw.name }
    const absolute = <Value>(value: Value): Value => withAbsoluteUrls(value, assetBaseUrl) as Value
    const dealer = await readDealer()
    const unknown = story === null ? [] : unknownRecords(bodyOf(story), dealer)
    const problems = [...completed.problems, ...[...found, ...unknown].map(draftProblemOf)].slice(0, SHOWN_AT_MOST)
    if (story === null) {
      const data = await readStoryData(keysOfStory([], { ...dealer, stories: [] }), dealer, [], { db, absolute })
      return {
        ...base,
        story: null,
        data,
        related: [],
        problems: [{ kind: 'not_shown', block: null, position: null, detail: '' }, ...problems],
      }
    }
    const articles = needsArticles(story) ? await readArticles(story, source) : []
    const keys = keysOfStory(bodyOf(story), { ...dealer, stories: articles })
    const data = await readStoryData(keys, dealer, articles, { db, absolute })
    const next = story.kind === 'article' ? relatedPaths(articles, story.path) : []
    const related = next.flatMap(
      (path) => articleSummary(articles.find((article) => article.path === path) ?? story) ?? [],
    )
    return { ...base, story, data, related, problems }
  }
}

export type DraftRenderer = ReturnType<typeof createDraftRenderer>
