import { publicConfig } from '../../config/public'
import { site } from '../../config/site'
import { segments } from '../../config/segments'
import { newsEntries } from '../../domain/news/articles'
import { isNewsListShape } from '../../domain/news/news-address'
import { newsAddresses } from '../../domain/news/news-lists'
import { movedRoots } from '../../domain/routes/moved-roots'
import type { ReportEntry } from '../report/report'
import { parseStory } from '../../domain/content/parse/parse-story'
import { pathOfSlug } from '../../domain/content/parse/resolve-link'
import type { LinkTargets } from '../../domain/content/parse/resolve-link'
import type { StoryFields } from '../../domain/content/story-fields'

/** A `StoryblokEntry` node: unknown until it is parsed. */
type Entry = Readonly<Record<string, unknown>>

export interface ParsedStories {
  stories: StoryFields[]
  entries: ReportEntry[]
  delivered: number
}

/** Stories whose title or description another one has too: both pages are shown, but search engines keep one. */
const sameWords = (stories: readonly StoryFields[]): ReportEntry[] =>
  (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>()
    return stories
      .filter(({ kind }) => kind === 'page' || kind === 'article')
      .flatMap(({ path, noindex, [field]: words }): ReportEntry[] => {
        const other = first.get(words)
        if (other === undefined) first.set(words, path)
        return other === undefined || noindex || words === ''
          ? []
          : [{ kind: 'story', key: path, reason: `its ${field} for search engines is the one of ${other}: "${words}"` }]
      })
  })

/** Records of other systems, and drawings of the icons that entries name. */
type ShownRecords = Pick<LinkTargets, 'feeds' | 'icons'>

/** One pass over the entries, with the stories that links may lead to. */
const parseAll = (
  entries: readonly Entry[],
  paths: ReadonlyMap<string, string>,
  isAppPath: (path: string) => boolean,
  parse: typeof parseStory,
  records: ShownRecords,
) => {
  const storyPaths = new Set(paths.values())
  const targets = {
    pathByUuid: paths,
    answers: (path: string) => storyPaths.has(path) || isAppPath(path),
    movedRoots: movedRoots(segments),
    siteUrl: publicConfig.siteUrl,
    embedHosts: site.embedHosts,
    ...records,
  }
  const report: ReportEntry[] = []
  const stories = new Map<string, StoryFields>()
  for (const entry of entries) {
    const { story, problems } = parse(entry, targets)
    const slug = String(entry['full_slug'])
    for (const { story: key, where, reason } of problems)
      report.push({ kind: 'story', key, slug, reason: where === '' ? reason : `${where}: ${reason}` })
    if (story === null) continue
    const first = stories.get(story.path)
    if (first)
      report.push({
        kind: 'story',
        key: story.path,
        slug,
        reason: `story left out: "${story.name}" has the address of "${first.name}"`,
      })
    else stories.set(story.path, story)
  }
  return { stories: [...stories.values()], report: [...report, ...sameWords([...stories.values()])] }
}

/**
 * Parses every entry that the space still has. Of two stories with one address the one that the space lists there is
 * kept, else the first by uuid, so that it is always the same.
 *
 * @param live slug by uuid, as the space lists them now
 * @param isAppPath whether a page that is not a story answers an address
 * @param parse how one entry is parsed; a long-lived process hands in one that remembers
 * @param records what blocks show that is not in their story; without icons only those are known that every release has
 */
export const parseStories = (
  entries: readonly Entry[],
  live: ReadonlyMap<string, string>,
  isAppPath: (path: string) => boolean,
  parse: typeof parseStory = parseStory,
  records: ShownRecords = {},
): ParsedStories => {
  const rankOf = ({ uuid, full_slug: slug }: Entry) => (live.get(String(uuid)) === slug ? 0 : 1)
  const alive = entries
    .filter(({ uuid, lang }) => live.has(String(uuid)) && (lang === undefined || lang === 'default' || lang === ''))
    .sort((a, b) => rankOf(a) - rankOf(b) || (String(a.uuid) < String(b.uuid) ? -1 : 1))
  const moved = movedRoots(segments)
  const listed = new Map([...live].map(([uuid, slug]) => [uuid, pathOfSlug(slug, moved)]))

  // Which lists of news there are is known when the articles are: at first every link to one is taken for good.
  const linked = new Set<string>()
  const asking = (path: string): boolean => {
    if (isAppPath(path)) return true
    if (isNewsListShape(path)) linked.add(path)
    return linked.has(path)
  }
  let pass = parseAll(alive, listed, asking, parse, records)
  const lists = newsAddresses(newsEntries(pass.stories))
  // A link to a story or a list that is not there leads nowhere.
  if (pass.stories.length < live.size || [...linked].some((path) => !lists.has(path)))
    pass = parseAll(
      alive,
      new Map(pass.stories.map(({ key, path }) => [key, path])),
      (path) => isAppPath(path) || lists.has(path),
      parse,
      records,
    )
  const report = [...pass.report]
  const arrived = new Set(alive.map(({ uuid }) => String(uuid)))
  for (const [uuid, path] of listed)
    if (!arrived.has(uuid))
      report.push({
        kind: 'story',
        key: path,
        slug: live.get(uuid) ?? path,
        reason: 'story left out: listed, but not delivered',
      })
  return { stories: pass.stories, entries: report, delivered: arrived.size }
}
