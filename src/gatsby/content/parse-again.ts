import { parseStory } from '../../domain/content/parse/parse-story'
import type { ParsedStory } from '../../domain/content/parse/parse-story'
import type { DrawnIcon, IconFault } from '../../domain/icons/drawn-icon'
import type { LinkTargets } from '../../domain/content/parse/resolve-link'

interface Remembered {
  outcome: ParsedStory
  paths: ReadonlyMap<string, string | undefined>
  answers: ReadonlyMap<string, boolean>
  feeds: LinkTargets['feeds']
  icons: ReadonlyMap<string, DrawnIcon | IconFault | undefined>
}

/** Whether everything that was asked of the targets would be answered alike today. */
const stillHolds = ({ paths, answers, feeds, icons }: Remembered, targets: LinkTargets): boolean => {
  if (feeds !== targets.feeds) return false
  for (const [uuid, path] of paths) if (targets.pathByUuid.get(uuid) !== path) return false
  for (const [path, answer] of answers) if (targets.answers(path) !== answer) return false
  for (const [key, icon] of icons) if (targets.icons?.get(key) !== icon) return false
  return true
}

/** Parses and remembers what was asked on the way: a story's links depend on the rest of the site, its icons on who answered. */
const parseAsking = (entry: object, targets: LinkTargets): Remembered => {
  const paths = new Map<string, string | undefined>()
  const answers = new Map<string, boolean>()
  const get = (uuid: string): string | undefined => {
    const path = targets.pathByUuid.get(uuid)
    paths.set(uuid, path)
    return path
  }
  const ask = (path: string): boolean => {
    const answer = targets.answers(path)
    answers.set(path, answer)
    return answer
  }
  const icons = new Map<string, DrawnIcon | IconFault | undefined>()
  const draw = (key: string): DrawnIcon | IconFault | undefined => {
    const icon = targets.icons?.get(key)
    icons.set(key, icon)
    return icon
  }
  const outcome = parseStory(entry, { ...targets, pathByUuid: { get }, answers: ask, icons: { get: draw } })
  return { outcome, paths, answers, feeds: targets.feeds, icons }
}

/** `parseStory` for one build after the other: an entry that is the same object, whose links lead where they led and whose icons are the same, is not parsed again. */
export const createStoryParser = (): typeof parseStory => {
  const known = new WeakMap<object, Remembered>()
  return (entry, targets) => {
    if (typeof entry !== 'object' || entry === null) return parseStory(entry, targets)
    const before = known.get(entry)
    if (before && stillHolds(before, targets)) return before.outcome
    const now = parseAsking(entry, targets)
    known.set(entry, now)
    return now.outcome
  }
}
