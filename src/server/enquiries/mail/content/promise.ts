import { answerTimeFrom } from '../../../../domain/enquiry/answer-by'
import { departmentOf } from '../../../../domain/enquiry/forms'
import { formatWeekdayDate } from '../../../../domain/format/date'
import { frenchTime } from '../../../../domain/location/opening'
import type { Block } from '../document'
import { paragraph } from '../document'
import { text } from '../text'
import type { MailContext, ReceivedEnquiry } from '../types'
import { formatValue, phoneLink } from './format-value'

/** `mercredi 25 novembre à 18 h 30`: by when a person has answered, never a time that is over when the mail leaves. */
export const answerWhen = ({ enquiry, receivedAt }: ReceivedEnquiry, { location, now }: MailContext): string => {
  const { day, time } = answerTimeFrom(now, enquiry.kind, enquiry.values.subject, receivedAt, location)
  const date = formatWeekdayDate(day)
  return time === null ? date : text('mail.when.dayAndTime', { day: date, time: frenchTime(time) })
}

const whoAnswers = ({ enquiry }: ReceivedEnquiry, { location }: MailContext): string => {
  if (enquiry.kind === 'job_application') return text('mail.next.who.jobs')
  return location === null ? text('mail.next.who.group') : text('mail.next.who.location', { name: location.name })
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

const callBackText = ({ enquiry: { values } }: ReceivedEnquiry): string | null => {
  if (values.callBack !== true || typeof values.phone !== 'string') return null
  const phone = phoneLink(values.phone).label
  return values.callBackTime === undefined
    ? text('mail.next.call', { phone })
    : text('mail.next.callTime', { phone, time: lowerFirst(formatValue('callBackTime', values.callBackTime)) })
}

/** What happens next and by when. */
export const nextSteps = (received: ReceivedEnquiry, context: MailContext): Block => {
  const call = callBackText(received)
  const [before = '', after = ''] = text('mail.next.answer', { who: whoAnswers(received, context) }).split('{when}')
  return {
    type: 'panel',
    tone: 'notice',
    blocks: [
      { type: 'heading', text: text('mail.next.title') },
      paragraph(before, { strong: answerWhen(received, context) }, after),
      ...(call === null ? [] : [paragraph(call)]),
      paragraph(text('mail.next.reply')),
    ],
  }
}

/** The department that an enquiry is for. */
export const departmentFor = ({ enquiry: { kind, values } }: ReceivedEnquiry) => departmentOf(kind, values.subject)
