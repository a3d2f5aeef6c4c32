import type { DraftProblem } from './draft'
import { INVALID, isUnset } from './parse/field'
import { isRecord } from '../is-record'
import type { ParseContext } from './parse/field'
import { ROOTS } from './parse/roots'

/** A picture of nothing: an article without one can be looked at all the same. */
const NO_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23F3F5F8'/%3E%3C/svg%3E"

/** What stands for a root's field that a draft has not got yet. */
const fallbacks = (name: string, today: string): Record<string, unknown> => ({
  seo: { title: name, description: '' },
  title: name,
  date: today,
  category: '…',
  intro: '…',
  image: { filename: NO_PICTURE, alt: '' },
  claim: '…',
  phone: '…',
})

/** Links and icons are not resolved here: no root has any. */
const SILENT: ParseContext = {
  resolveLink: () => null,
  note: () => undefined,
  mayEmbed: () => true,
  iconOf: () => 'unknown',
}

/**
 * A new story begins empty. The build leaves it out until its root is complete; an editor must see it from the first
 * word on, so whatever its root lacks is filled in, and told.
 *
 * @param today ISO date
 */
export const completeDraft = (
  content: unknown,
  name: string,
  today: string,
): { content: unknown; problems: DraftProblem[] } => {
  const root = isRecord(content) ? ROOTS.find(({ component }) => component === content.component) : undefined
  if (!root || !isRecord(content)) return { content, problems: [] }
  const standIns = fallbacks(name, today)
  const problems: DraftProblem[] = []
  const completed = { ...content }
  for (const [field, { required, parse }] of Object.entries(root.fields)) {
    if (!required || !Object.hasOwn(standIns, field) || parse(content[field], field, SILENT) !== INVALID) continue
    // A title that lacks its description keeps what is there.
    const standIn = standIns[field]
    completed[field] =
      isRecord(standIn) && isRecord(content[field]) ? { ...standIn, ...withoutUnset(content[field]) } : standIn
    if (parse(completed[field], field, SILENT) === INVALID) completed[field] = standIn
    problems.push({ kind: 'filled_in', block: null, position: null, detail: field })
  }
  return { content: completed, problems }
}

const withoutUnset = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isUnset(value)))
