import { parseStory } from '../../domain/content/parse/parse-story'
import type { ParsedStory } from '../../domain/content/parse/parse-story'
import { localDay } from '../../domain/format/date'
import { openUntil, withOpenVacancies } from '../../domain/jobs/open-vacancies'
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
  /** The last day on which its open positions are the same; null where they stay. */
  openUntil: string | null
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
const stillHolds = (
  { paths, answers, feeds, icons, openUntil: until }: Remembered,
  targets: LinkTargets,
  today: () => string,
): boolean =>
  (until === null || today() <= until) &&
  feeds === targets.feeds &&
  agrees(paths, (uuid) => targets.pathByUuid.get(uuid)) &&
  agrees(answers, (path) => targets.answers(path)) &&
  agrees(icons, (key) => targets.icons?.get(key))

/** A story without the positions that are no longer open. */
const withOpenPositions = (outcome: ParsedStory, today: string): ParsedStory => {
  const content = outcome.story?.content
  if (!outcome.story || !content || !('body' in content)) return outcome
  const until = openUntil(content.body)
  if (until === null || today <= until) return outcome
  return {
    ...outcome,
    story: { ...outcome.story, content: { ...content, body: withOpenVacancies(content.body, today) } },
  }
}

const lastDayOf = ({ story }: ParsedStory): string | null =>
  story && 'body' in story.content ? openUntil(story.content.body) : null

/** Parses, and remembers what was asked on the way: links depend on the rest of the site, icons on who answered. */
const parseAsking = (entry: object, targets: LinkTargets, today: string): Remembered => {
  const paths: Remembered['paths'] = new Map()
  const answers: Remembered['answers'] = new Map()
  const icons: Remembered['icons'] = new Map()
  const parsed = parseStory(entry, {
    ...targets,
    pathByUuid: { get: keeping(paths, (uuid) => targets.pathByUuid.get(uuid)) },
    answers: keeping(answers, (path) => targets.answers(path)),
    icons: { get: keeping(icons, (key) => targets.icons?.get(key)) },
  })
  const outcome = withOpenPositions(parsed, today)
  return { outcome, paths, answers, icons, feeds: targets.feeds, openUntil: lastDayOf(outcome) }
}

/**
 * `parseStory` for one build after the other: an entry that is the same object, whose links lead where they led and whose
 * icons are the same, is not parsed again. A story is parsed again on the day after one of its positions closed.
 *
 * @param now the day of the build, in Luxembourg, decides which positions are open
 */
export const createStoryParser = (now = () => new Date()): typeof parseStory => {
  const known = new WeakMap<object, Remembered>()
  return (entry, targets) => {
    if (typeof entry !== 'object' || entry === null) return parseStory(entry, targets)
    const today = () => localDay(now())
    const before = known.get(entry)
    if (before && stillHolds(before, targets, today)) return before.outcome
    const parsed = parseAsking(entry, targets, today())
    known.set(entry, parsed)
    return parsed.outcome
  }
}
