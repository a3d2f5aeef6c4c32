import { parseStory } from '../../domain/content/parse/parse-story'
import type { ParsedStory } from '../../domain/content/parse/parse-story'
import type { DrawnIcon, IconFault } from '../../domain/icons/drawn-icon'
import type { LinkTargets } from '../../domain/content/parse/resolve-link'

type Answers<Answer> = Map<string, Answer>

/** What a parsed story depends on; only that, because the targets of a build are as large as the site. */
interface Remembered {
  outcome: ParsedStory
  paths: Answers<string | undefined>
  answers: Answers<boolean>
  icons: Answers<DrawnIcon | IconFault | undefined>
  feeds: LinkTargets['feeds']
}

/** Answers like a function, and keeps each answer. */
const keeping =
  <Answer>(kept: Answers<Answer>, answer: (key: string) => Answer) =>
  (key: string): Answer => {
    const value = answer(key)
    kept.set(key, value)
    return value
  }

const agrees = <Answer>(kept: Answers<Answer>, answer: (key: string) => Answer): boolean =>
  [...kept].every(([key, value]) => answer(key) === value)

/** Whether everything that was asked of the targets would be answered alike today. */
const stillHolds = ({ paths, answers, feeds, icons }: Remembered, targets: LinkTargets): boolean =>
  feeds === targets.feeds &&
  agrees(paths, (uuid) => targets.pathByUuid.get(uuid)) &&
  agrees(answers, (path) => targets.answers(path)) &&
  agrees(icons, (key) => targets.icons?.get(key))

/** Parses, and remembers what was asked on the way: links depend on the rest of the site, icons on who answered. */
const parseAsking = (entry: object, targets: LinkTargets): Remembered => {
  const paths: Remembered['paths'] = new Map()
  const answers: Remembered['answers'] = new Map()
  const icons: Remembered['icons'] = new Map()
  const outcome = parseStory(entry, {
    ...targets,
    pathByUuid: { get: keeping(paths, (uuid) => targets.pathByUuid.get(uuid)) },
    answers: keeping(answers, (path) => targets.answers(path)),
    icons: { get: keeping(icons, (key) => targets.icons?.get(key)) },
  })
  return { outcome, paths, answers, icons, feeds: targets.feeds }
}

/**
 * `parseStory` for one build after the other: an entry that is the same object, whose links lead where they led and whose
 * icons are the same, is not parsed again.
 */
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
