import { site } from '../../../../config/site'
import { answerTimeFrom } from '../../../../domain/enquiry/answer-by'
import { departmentOf } from '../../../../domain/enquiry/forms'
import { promiseAnswer } from '../../../../domain/enquiry/promise-answer'
import type { AnswerPromise } from '../../../../domain/enquiry/promise-answer'
import { wishesOf } from '../../../../domain/enquiry/wishes'
import { formatWeekdayDate } from '../../../../domain/format/date'
import { frenchTime } from '../../../../domain/location/opening'
import type { Block, Inline } from '../document'
import { paragraph } from '../document'
import { text } from '../text'
import type { TextId } from '../text'
import type { MailContext, ReceivedEnquiry } from '../types'
import type { Reader } from './facts'
import { formatValue, phoneLink } from './format-value'

/** When the visitor can expect an answer: never at a time that is over when the mail leaves. */
const promiseOf = ({ enquiry, receivedAt }: ReceivedEnquiry, { location, item, now }: MailContext): AnswerPromise => {
  const usual = answerTimeFrom(now, enquiry.kind, enquiry.values.subject, receivedAt, location)
  const requested = {
    wishes: wishesOf(enquiry.values),
    isPassed: (enquiry.passedWishes ?? []).length > 0,
    isGone: item?.isGone === true,
    site: location,
  }
  return promiseAnswer(usual, requested, now)
}

/** `au plus tard mercredi 25 novembre à 18 h 30`, `avant votre rendez-vous du mercredi 25 novembre à 10 h 30`. */
const promiseText = ({ day, time, isBeforeWish }: AnswerPromise, reader: Reader): string => {
  const date = formatWeekdayDate(day)
  const when = time === null ? date : text('mail.when.dayAndTime', { day: date, time: frenchTime(time) })
  return text(isBeforeWish ? `mail.when.beforeWish.${reader}` : 'mail.when.latest', { when })
}

/** The same for an enquiry. */
export const answerWhen = (received: ReceivedEnquiry, context: MailContext, reader: Reader): string =>
  promiseText(promiseOf(received, context), reader)

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

/** A sentence in which one value is formatted or linked. */
const sentence = (id: TextId, name: string, piece: Inline, values: Readonly<Record<string, string>> = {}): Block => {
  const [before = '', after = ''] = text(id, values).split(`{${name}}`)
  return paragraph(before, piece, after)
}

/** What happens next and by when. */
export const nextSteps = (received: ReceivedEnquiry, context: MailContext): Block => {
  const call = callBackText(received)
  const promise = promiseOf(received, context)
  const when = { strong: promiseText(promise, 'visitor') }
  const phone = phoneLink(context.location?.phone ?? site.phone)
  return {
    type: 'panel',
    tone: 'notice',
    blocks: [
      { type: 'heading', text: text('mail.next.title') },
      sentence('mail.next.answer', 'when', when, { who: whoAnswers(received, context) }),
      ...(call === null ? [] : [paragraph(call)]),
      ...(promise.isBeforeWish ? [sentence('mail.next.urgent', 'phone', phone)] : []),
      paragraph(text('mail.next.reply')),
    ],
  }
}

/** The department that an enquiry is for. */
export const departmentFor = ({ enquiry: { kind, values } }: ReceivedEnquiry) => departmentOf(kind, values.subject)

/** Its name, as the site shows it. */
export const departmentName = (received: ReceivedEnquiry): string =>
  text(`location.department.${departmentFor(received)}`)
