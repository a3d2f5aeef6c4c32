import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentScope } from '../../domain/events/scope'
import type { ChangeEvent } from '../../domain/events/scope'
import { storyMark } from '../../domain/events/story-mark'
import type { Content } from './content'

/**
 * Marks of the stories that a build was made from, by number: those that its events name, or all where it read the whole
 * content. A named story without a mark is not published.
 *
 * @param events empty when it is not known what changed
 */
export const storyMarks = (content: Content, events: readonly ChangeEvent[]): Record<string, string> => {
  const scope = contentScope(events)
  const named = scope.kind === 'stories' ? new Set(scope.ids) : null
  const marks: Record<string, string> = {}
  if (scope.kind === 'nothing') return marks
  for (const { id, published_at: publishedAt, full_slug: slug } of content.entries.values())
    if (id !== null && typeof publishedAt === 'string' && (named === null || named.has(id)))
      marks[id] = storyMark(publishedAt, slug)
  return marks
}

/**
 * Leaves the marks to the process that asked for the build. Not in `public`: a publication without a change must not make
 * a release of its own.
 *
 * @param root of the site
 */
export const writeStoryMarks = (root: string, marks: Record<string, string> | null): Promise<void> =>
  writeFile(join(root, '.cache', 'story-marks.json'), JSON.stringify(marks))
