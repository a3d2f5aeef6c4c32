import { mixed, object, ValidationError } from 'yup'
import { formProblems } from '../../../domain/enquiry/check-enquiry'
import type { Problems, RawValues } from '../../../domain/enquiry/check-enquiry'
import type { CheckContext } from '../../../domain/enquiry/check-field'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { FORMS } from '../../../domain/enquiry/forms'
import { loadPhone } from '../fields/load-phone'

/** The rules of a telephone number, which its library knows; without it the server has the last word. */
const phoneProblem = async ({ phone }: RawValues): Promise<Problems> => {
  if (typeof phone !== 'string' || phone.trim() === '') return {}
  const read = (await loadPhone())?.readPhone(phone)
  return read && 'problem' in read ? { phone: read.problem } : {}
}

/**
 * The rules of a form for react-hook-form, by the same check as the server's; messages are codes of `problems.ts`.
 *
 * @param siteId the dealership that the form is about where it does not ask for one
 */
export const enquirySchema = (kind: EnquiryKind, siteId: string | null, context: CheckContext) =>
  object(
    Object.fromEntries(FORMS[kind].fields.map(({ name }) => [name, mixed<string | number | boolean>().nullable()])),
  ).test('enquiry', async (values: RawValues, { createError }) => {
    const problems = formProblems(kind, values, siteId, context)
    const isPhoneShown = FORMS[kind].fields.some(({ name }) => name === 'phone')
    const found = { ...(isPhoneShown && !problems.phone ? await phoneProblem(values) : {}), ...problems }
    const errors = Object.entries(found).map(([path, message]) => createError({ path, message }))
    return errors.length === 0 || new ValidationError(errors, values)
  })
