import { html } from 'hono/html'
import { suspicionText } from '../../../enquiries/mail/content/suspicion'
import type { Status } from '../../model/schema'
import type { StatusDelivery, StatusEnquiry } from '../../model/enquiry-schema'
import { departmentText, enquiryKindText } from '../enquiry-kinds'
import { deliveryState, ENQUIRY_STATES } from '../enquiry-words'
import { chip, empty, figure, folded, section, when } from '../parts'
import type { Html } from '../parts'
import { NNBSP, plural } from '../words'
import { channelList } from './channels'
import { enquiryDetails } from './enquiry-details'

/** The others open below. */
const SHOWN = 8

/** One chip for each channel; a channel that carried several messages shows the worst. */
const summary = (deliveries: readonly StatusDelivery[]): Html => {
  const order = ['bad', 'wait', 'work', 'calm', 'good'] as const
  const worst = new Map<string, StatusDelivery>()
  const rank = (delivery: StatusDelivery) => order.indexOf(deliveryState(delivery).tone)
  for (const delivery of deliveries) {
    const known = worst.get(delivery.channel)
    if (known === undefined || rank(delivery) < rank(known)) worst.set(delivery.channel, delivery)
  }
  return html`${[...worst.values()].map((delivery) => {
    const { text, tone } = deliveryState(delivery)
    return html`<span class="chip ${tone}" title="${text}">${delivery.channel}<span class="sr">${NNBSP}: ${text}</span></span>`
  })}`
}

const heldActions = ({ state, reference }: StatusEnquiry): Html | '' => {
  if (state !== 'held') return ''
  const address = `/status/demandes/${encodeURIComponent(reference)}`
  return html`<p class="row-actions">
    <a class="button secondary" data-dialog href="${address}/liberer">Accepter…<span class="sr"> ${reference}</span></a
    ><a class="button quiet" data-dialog href="${address}/ecarter">Écarter…<span class="sr"> ${reference}</span></a>
  </p>`
}

/** @param list name of the list, as one enquiry may stand in several */
const entry = (enquiry: StatusEnquiry, at: string, list: string): Html => {
  const { reference, kind, location, department, receivedAt, state, suspicions, deliveries } = enquiry
  const place = [location ?? 'Groupe', departmentText(department)].join(', ')
  return html`<li>
    <details class="build enquiry" id="${list}-${reference}">
      <summary>
        <span class="num time">${when(receivedAt, at)}</span>
        <span class="what"
          ><b><code>${reference}</code> ${enquiryKindText(kind)}</b><span class="soft">${place}</span></span
        >
        <span class="state">${state === 'accepted' ? '' : chip(ENQUIRY_STATES[state])}</span>
        <span class="spent chips">${summary(deliveries)}</span>
      </summary>
      <div class="inside">
        ${enquiryDetails(enquiry, at, suspicions.map(suspicionText).join(', '))}${heldActions(enquiry)}
      </div>
    </details>
  </li>`
}

/** Enquiries one below another, each with its deliveries inside. */
export const enquiryList = (entries: readonly StatusEnquiry[], at: string, list: string): Html =>
  html`<ol class="builds">
    ${entries.map((one) => entry(one, at, list))}
  </ol>`

const foldedList = (entries: readonly StatusEnquiry[], at: string, list: string): Html =>
  folded(`${list}-before`, entries, SHOWN, (part) => enquiryList(part, at, list))

/** A list with its title, which counts those that are not shown too; nothing where it is empty. */
const countedList = (title: string, count: number, entries: readonly StatusEnquiry[], at: string, list: string) => {
  if (entries.length === 0) return ''
  const shown = count > entries.length ? `${figure(count)}, dont ${figure(entries.length)} ici` : figure(count)
  return html`<h3 class="list-title">${title} (${shown})</h3>${foldedList(entries, at, list)}`
}

/** Enquiries with the state of each delivery, and nothing that a visitor wrote. */
export const enquiriesSection = ({ enquiries, at }: Pick<Status, 'enquiries' | 'at'>): Html => {
  const { lastDay, held, toDo, retried, urgent, failing, latest } = enquiries
  const count = `${figure(lastDay)} ${plural(lastDay, 'demande', 'demandes')} en 24 heures`
  const waiting = [
    ...(toDo > 0 ? [`${figure(toDo)} à traiter${held > 0 ? ` (dont ${figure(held)} à vérifier)` : ''}`] : []),
    ...(retried > 0 ? [`${figure(retried)} en nouvel essai`] : []),
  ]
  const lead = `${[count, ...waiting].join(', ')}.`
  return section(
    'enquiries',
    'Demandes',
    lead,
    html`${channelList(enquiries, at)}${countedList('À traiter', toDo, urgent, at, 'urgent')}${countedList(
      'Nouvel essai prévu',
      retried,
      failing,
      at,
      'failing',
    )}${
      latest.length === 0
        ? empty(`Aucune demande pour l’instant. Envoyez un formulaire du site${NNBSP}: elle apparaît ici aussitôt.`)
        : html`<h3 class="list-title">Dernières demandes</h3>${foldedList(latest, at, 'enquiry')}<p><a class="button tertiary" href="/status/demandes">Chercher dans toutes les demandes</a></p>`
    }`,
  )
}
