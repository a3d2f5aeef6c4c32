import { site } from '../../config/site'
import type { EnquiryKind } from '../../domain/enquiry/kinds'
import type { ProblemCode } from '../../domain/enquiry/problems'
import siteTexts from '../../locales/fr.json'
import serverTexts from '../../locales/fr.server.json'
import { fillText } from '../fill-text'
import type { BodyProblems } from './body/parse-enquiry'

/** Texts of the site and of the server's own responses. */
export const messages = { ...siteTexts, ...serverTexts }
const byId: Readonly<Record<string, string>> = messages

/** A text as it is written, with its placeholders; undefined if there is none. */
export const findText = (id: string): string | undefined => (Object.hasOwn(byId, id) ? byId[id] : undefined)

/**
 * A French text of the site or of the server's own responses.
 *
 * @param values replace `{name}`
 * @throws Error when there is none
 */
export const text = (id: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const message = findText(id)
  if (message === undefined) throw new Error(`There is no text ${id}.`)
  return fillText(message, values)
}

/** Kinds that a group may do without, see `createIntakeRules`. */
const OPTIONAL_KINDS: Partial<Record<EnquiryKind, string>> = {
  trade_in: 'enquiry.notOffered.tradeIn',
  newsletter: 'enquiry.notOffered.newsletter',
}

/** What the visitor reads whose enquiry is of a kind that is not taken. A telephone number always follows it. */
export const notOfferedText = (kind: EnquiryKind): string =>
  text(OPTIONAL_KINDS[kind] ?? 'enquiry.notOffered.other', { email: site.email })

/** What the visitor reads beside a field that was refused. */
export const problemText = (field: string, code: ProblemCode): string =>
  findText(`enquiry.problem.${field}.${code}`) ?? text(`enquiry.problem.${code}`)

export const problemTexts = (problems: BodyProblems): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, problemText(field, code)]))
