import { html } from 'hono/html'
import { site } from '../../../../config/site'
import { isClosedState } from '../../../../domain/enquiry/closed-states'
import { fieldOf } from '../../../../domain/enquiry/fields'
import { FORMS, isSubscription } from '../../../../domain/enquiry/forms'
import type { EnquiryKind } from '../../../../domain/enquiry/kinds'
import type { AnswerPromise } from '../../../../domain/enquiry/promise-answer'
import { formatDate } from '../../../../domain/format/date'
import { frenchTime } from '../../../../domain/location/opening'
import type { EnquiryState } from '../../../database/enquiry-tables'
import { text } from '../../texts'
import { momentText } from '../moment-text'
import { frame, phoneLink } from './frame'
import type { SoldVehicle } from '../read-sold'
import type { Html } from './frame'
import { soldView } from './sold-view'

export interface SentEnquiry {
  reference: string
  state: EnquiryState
  kind: EnquiryKind
  /** By when; null when that is over. */
  answer: AnswerPromise | null
  /** Of the dealership that answers, or the group's. */
  phone: string
  isConfirmedByMail: boolean
  /** Whether it was stored before: it came again. */
  isRepeated: boolean
  /** The vehicle, if it was sold meanwhile. */
  sold: SoldVehicle | null
}

/** Whether an appointment will be confirmed; never with a vehicle that has been sold. */
const isAppointment = ({ kind, sold }: SentEnquiry): boolean =>
  sold === null && FORMS[kind].fields.some(({ name }) => fieldOf(name).type === 'slot' || name === 'date')

const nextStep = (sent: SentEnquiry): string => {
  const { state, kind, answer } = sent
  if (state === 'pending') return text('enquiry.page.nextPending')
  if (isClosedState(state)) return text('enquiry.page.closed')
  if (state === 'held') return text('enquiry.nextHeld')
  if (isSubscription(kind)) return text('enquiry.subscribed')
  if (answer === null) return text('enquiry.nextLate')
  if (answer.isBeforeWish) return text('enquiry.page.nextBefore', { when: momentText(answer) })
  const day = formatDate(answer.day)
  const by =
    answer.time === null
      ? text('enquiry.page.byDay', { day })
      : text('enquiry.page.byTime', { day, time: frenchTime(answer.time) })
  return text(isAppointment(sent) ? 'enquiry.page.nextAppointment' : 'enquiry.page.next', { by })
}

const confirmationText = ({ state, kind, isConfirmedByMail, isRepeated }: SentEnquiry): string | null => {
  if (state !== 'accepted' && state !== 'held') return null
  if (state === 'accepted' && isSubscription(kind)) return null
  if (!isConfirmedByMail) return text('enquiry.noConfirmation')
  if (isRepeated && state === 'accepted') return null
  return text(state === 'held' ? 'enquiry.page.confirmationHeld' : 'enquiry.page.confirmation')
}

/** What a visitor reads after an enquiry: its reference, what happens next and by when. */
export const sentPage = (style: string, sent: SentEnquiry): Html => {
  const confirmation = confirmationText(sent)
  const isUrgent = sent.state === 'accepted' && sent.answer?.isBeforeWish === true
  const isClosed = isClosedState(sent.state)
  const isKnown = sent.isRepeated && !isClosed
  const title = text(isClosed ? 'enquiry.page.closedTitle' : isKnown ? 'enquiry.knownTitle' : 'enquiry.page.sentTitle')
  return frame(
    title,
    style,
    html`<div class="sent" role="status"><h1>${title}</h1>
<p>${text('enquiry.page.reference')} <strong>${sent.reference}</strong></p>
${isKnown ? html`<p>${text('enquiry.known')}</p>` : ''}<p>${nextStep(sent)}</p>
${confirmation === null ? '' : html`<p>${confirmation}</p>`}
<p>${text(isUrgent ? 'enquiry.urgent' : 'enquiry.page.call')} ${phoneLink(sent.phone)}</p>
<p><a class="button" href="/">${text('enquiry.page.home')}</a></p></div>
${soldView(sent.sold, true)}`,
  )
}

/** A page for what cannot be answered otherwise. */
export const messagePage = (style: string, title: string, message: string): Html =>
  frame(
    title,
    style,
    html`<h1>${title}</h1><p>${message}</p><p>${text('enquiry.page.call')} ${phoneLink(site.phone)}</p>
<p><a class="button" href="/">${text('enquiry.page.home')}</a></p>`,
  )
