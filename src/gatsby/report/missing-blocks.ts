import { missingBlocksIn } from '../../domain/content/missing-block'
import type { StoryFields } from '../../domain/content/story-fields'
import { OF_STORIES } from '../create-pages/page-plan'
import type { PagePlan } from '../create-pages/page-plan'
import type { ReportEntry } from './report'

interface Built {
  pages: readonly Pick<PagePlan, 'path' | 'template'>[]
  stories: readonly Pick<StoryFields, 'path' | 'content'>[]
  /** The text of a file below `public`, null when there is none. */
  read: (name: string) => Promise<string | null>
}

/** The pages whose HTML a rebuild wrote. */
interface Rewritten {
  created: readonly string[]
  changed: readonly string[]
}

const htmlFileOf = (path: string): string => `${path.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '')

/**
 * Finds blocks that threw while the HTML of their page was made. The pages are built without them, so the report has to say so.
 *
 * @returns a function to call once a build; it reads the pages of stories again that the build wrote
 */
export const createMissingBlocks = () => {
  let known = new Map<string, ReportEntry[]>()

  /** @param rewritten null in an ordinary build, which looks at every page of a story */
  return async (rewritten: Rewritten | null, { pages, stories, read }: Built): Promise<ReportEntry[]> => {
    const written = rewritten && new Set([...rewritten.created, ...rewritten.changed])
    const entries = new Map<string, ReportEntry[]>()
    for (const { path, template } of pages) {
      if (!OF_STORIES.has(template)) continue
      const before = known.get(path)
      if (before && written && !written.has(path)) {
        entries.set(path, before)
        continue
      }
      const missing = missingBlocksIn((await read(htmlFileOf(path))) ?? '')
      const content = missing.length > 0 ? stories.find((story) => story.path === path)?.content : undefined
      const body = content && 'body' in content ? content.body : []
      const ofBlock = ({ component, uid }: (typeof missing)[number]): ReportEntry => {
        const index = body.findIndex(({ _uid }) => _uid === uid)
        const where = `page.body${index < 0 ? '' : `.${index}`} (${component})`
        return { kind: 'story', key: path, reason: `${where}: threw while the HTML of the page was made` }
      }
      entries.set(path, missing.map(ofBlock))
    }
    known = entries
    return [...entries.values()].flat()
  }
}
