import type { ParentSpanPluginArgs } from 'gatsby'
import { z } from 'zod'
import { parseBuildEnv } from '../../config/env/build-env'
import { leavePredictPages } from '../../contract/predict-door'
import type { PredictedPages } from '../../contract/predict-door'
import type { Content } from '../content/content'
import { pageMatcher } from '../content/page-matcher'
import { parseStories } from '../content/parse-stories'
import { readNamedIcons } from '../content/read-named-icons'
import { entriesByUuid, entryOf } from '../content/story-entry'
import { parseAgain, planner, run } from '../state'
import { touchedPages } from './touched-pages'

const NOTHING: PredictedPages = { created: [], changed: [], deleted: [] }

/** Drafts carry marks for the editor, which no published story has. */
const withoutMarks = (story: object): object => {
  const text = JSON.stringify(story, (name, value: unknown) => (name === '_editable' ? undefined : value))
  return z.looseObject({}).parse(JSON.parse(text))
}

/** The content as it will be when the stories are published. */
const contentWith = (content: Content, stories: readonly object[], now: Date): Content => {
  const published = stories.flatMap(
    (story) => entryOf({ ...withoutMarks(story), published_at: now.toISOString(), lang: 'default' }) ?? [],
  )
  const links = new Map([...content.links, ...published.map(({ uuid, full_slug }) => [uuid, full_slug] as const)])
  const named = entriesByUuid(published, links, content.entries)
  return { ...content, links, entries: new Map([...content.entries, ...named]) }
}

/** Goes the way of a rebuild up to the plan of its pages, without the graph. */
const predict = async (
  stories: readonly object[],
  { getNodesByType }: Pick<ParentSpanPluginArgs, 'getNodesByType'>,
): Promise<PredictedPages> => {
  const { content, facts, plan } = run
  if (content === null || facts === null || plan === null || stories.length === 0) return NOTHING
  const { links, entries } = contentWith(content, stories, new Date())
  const dealer = planner.dealer(facts.data())
  const parsed = parseStories([...entries.values()], links, pageMatcher(dealer.paths), parseAgain, {
    feeds: run.feeds,
    icons: await readNamedIcons(entries.values(), parseBuildEnv(process.env)),
  })
  const everyPage = getNodesByType('SitePage').flatMap((node) => (typeof node.path === 'string' ? [node.path] : []))
  return touchedPages(
    { stories: run.stories, pages: plan.pages },
    { stories: parsed.stories, pages: dealer.withStories(parsed.stories).pages },
    everyPage,
  )
}

/** Lets the builder ask what a publication would touch; it asks between two builds only. */
export const offerPrediction = (args: Pick<ParentSpanPluginArgs, 'getNodesByType'>): void =>
  leavePredictPages((stories) => predict(stories, args))
