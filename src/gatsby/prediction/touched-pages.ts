import type { PredictedPages } from '../../contract/predict-door'
import type { StoryFields } from '../../domain/content/story-fields'
import { planDifference } from '../create-pages/difference'
import type { PagePlan, TemplateName } from '../create-pages/page-plan'
import { bondsOf } from '../report/page-bonds'
import { storyIdOf } from '../content/story-node'

interface Planned {
  stories: readonly StoryFields[]
  pages: readonly PagePlan[]
}

/** What a page shows of an article among others: a line of the archive, or a card with what `ArticleSummary` asks for. */
const amongOthers = (
  { path, headline, date, category, intro, readingMinutes, image }: StoryFields,
  template: TemplateName,
): string =>
  JSON.stringify([
    path,
    headline,
    date,
    category,
    ...(template === 'article-archive' ? [] : [intro, readingMinutes, image]),
  ])

/** What the page at a story's own address asks of it, as the queries of the templates do. */
const ownOf = (
  { path, name, publishedAt, readingMinutes, content }: StoryFields,
  template: TemplateName | null,
): string => {
  if (template === 'story') return JSON.stringify([path, name, content])
  return template === 'article'
    ? JSON.stringify([path, publishedAt, readingMinutes, content])
    : JSON.stringify([content])
}

const PART_OF_EVERY_PAGE = '/global/'

const byPath = (stories: readonly StoryFields[]): Map<string, StoryFields> =>
  new Map(stories.map((story) => [story.path, story]))

/**
 * Pages that differ between two states of the content: by their context as a rebuild compares it, and by what they show
 * of the stories that their context names.
 *
 * @param everyPage addresses of all pages, those of files in `src/pages` too: parts of every page are in each
 */
export const touchedPages = (before: Planned, after: Planned, everyPage: readonly string[]): PredictedPages => {
  const { create, remove } = planDifference(before.pages, after.pages)
  const known = new Set(before.pages.map(({ path }) => path))
  const deleted = remove.map(({ path }) => path)
  const created = create.filter(({ path }) => !known.has(path)).map(({ path }) => path)
  const changed = new Set(create.filter(({ path }) => known.has(path)).map(({ path }) => path))

  const [old, now] = [byPath(before.stories), byPath(after.stories)]
  /** Same objects are same stories: only what was parsed anew is compared. */
  const differs = (path: string, shown: (story: StoryFields) => string): boolean => {
    const [one, other] = [old.get(path), now.get(path)]
    return one !== other && (one && shown(one)) !== (other && shown(other))
  }
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  if (paths.some((path) => path.startsWith(PART_OF_EVERY_PAGE) && differs(path, (story) => ownOf(story, null))))
    for (const path of everyPage) changed.add(path)

  const touched = new Map(
    paths.filter((path) => old.get(path) !== now.get(path)).map((path) => [storyIdOf(path), path] as const),
  )
  if (touched.size > 0)
    for (const page of after.pages) {
      const isTouched = bondsOf(page).some(([id, bond]) => {
        const story = touched.get(id)
        if (story === undefined) return false
        const shown = bond === 'own' ? ownOf : amongOthers
        return differs(story, (one) => shown(one, page.template))
      })
      if (isTouched) changed.add(page.path)
    }
  const gone = new Set([...created, ...deleted])
  return { created: created.sort(), changed: [...changed].filter((path) => !gone.has(path)).sort(), deleted }
}
