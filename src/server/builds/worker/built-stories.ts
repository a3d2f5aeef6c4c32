import { contentScope } from '../../../domain/events/scope'
import type { ChangeEvent } from '../../../domain/events/scope'
import { GONE } from '../../../domain/events/story-mark'
import type { BuildResult } from '../types'

/**
 * Marks of the stories that events name, as their build was made from them: what a repeated webhook is compared with.
 *
 * @param marks what the build says
 */
export const builtStories = (
  events: readonly ChangeEvent[],
  marks: BuildResult['stories'],
): Record<string, string> | null => {
  if (marks === null) return null
  const scopes = events.map((event) => contentScope([event]))
  const ids = scopes.flatMap((scope) => (scope.kind === 'stories' ? scope.ids : []))
  return Object.fromEntries(ids.map((id) => [id, marks[id] ?? GONE]))
}
