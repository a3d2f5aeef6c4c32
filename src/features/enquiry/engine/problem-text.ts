import type { IntlShape } from 'react-intl'
import type { FieldName } from '../../../domain/enquiry/fields'
import { PROBLEM_CODES } from '../../../domain/enquiry/problems'
import { dataMessageId } from '../../../intl/message-id'

/**
 * What a visitor reads of a problem.
 *
 * @param message a code of `problems.ts`, or the server’s own words
 */
export const problemText = (
  { formatMessage, messages }: IntlShape,
  name: FieldName,
  message: string | undefined,
): string => {
  if (message !== undefined && message !== '' && !PROBLEM_CODES.some((code) => code === message)) return message
  const code = message === undefined || message === '' ? 'invalid' : message
  const own = `enquiry.problem.${name}.${code}`
  return formatMessage({ id: dataMessageId(own in messages ? own : `enquiry.problem.${code}`) })
}
