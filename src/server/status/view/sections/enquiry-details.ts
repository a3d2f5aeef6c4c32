import { html } from 'hono/html'
import { formatMilliseconds } from '../../../../domain/format/duration'
import { describeOutcome } from '../../../enquiries/delivery/describe-outcome'
import { isDelivered, isOutdated } from '../../../enquiries/delivery/delivered-states'
import type { StatusDelivery, StatusEnquiry } from '../../model/enquiry-schema'
import { deliveryState } from '../enquiry-words'
import { chip, figure, when } from '../parts'
import type { Html } from '../parts'
import { NNBSP, plural } from '../words'

const actions = ({ id, state, channel, isPaused }: StatusDelivery, isOpen: boolean): Html | '' => {
  const isWaiting = state === 'queued' || state === 'waiting'
  if (!isOpen || (isWaiting && isPaused)) return ''
  const address = `/status/transmissions/${encodeURIComponent(id)}`
  const again = isWaiting ? 'Essayer maintenant…' : 'Renvoyer…'
  return html`<div class="row-actions">
    <a class="button quiet" data-dialog href="${address}/renvoyer">${again}<span class="sr"> ${channel}</span></a>${
      state === 'dead'
        ? html`<a class="button quiet" data-dialog href="${address}/classer">Classer…<span class="sr"> ${channel}</span></a>`
        : ''
    }
  </div>`
}

const attemptLog = ({ log, attempts, state }: StatusDelivery, at: string): Html =>
  log.length === 0
    ? html`<p class="soft">${state === 'withdrawn' ? 'Jamais essayé.' : 'Pas encore essayé.'}</p>`
    : html`<ol class="attempts">
          ${log.map(
            (one) =>
              html`<li>
                <span class="num">${when(one.at, at)}</span> ${describeOutcome(one.detail)}
                <span class="soft">${formatMilliseconds(one.ms)}</span>
              </li>`,
          )}
        </ol>
        ${attempts > log.length ? html`<p class="soft">et ${figure(attempts - log.length)} avant</p>` : ''}`

const nextText = ({ state, nextAttemptAt, attempts, isPaused }: StatusDelivery, at: string): Html | '' => {
  if (state === 'queued' && nextAttemptAt !== null && !isPaused)
    return html`<p>Nouvel essai ${when(nextAttemptAt, at)}</p>`
  return state === 'dead' ? html`<p>Abandonné après ${figure(attempts)} ${plural(attempts, 'essai', 'essais')}</p>` : ''
}

/** Every delivery of an enquiry with its attempts. */
export const enquiryDetails = ({ deliveries, state, suspicions }: StatusEnquiry, at: string, reasons: string): Html => {
  const isOpen = isDelivered(state)
  return html`${
    suspicions.length === 0 ? '' : html`<p class="soft">Signes relevés${NNBSP}: ${reasons}</p>`
  }${deliveries.length === 0 ? html`<p class="soft">Aucune transmission.</p>` : ''}
    <div class="columns">
      ${deliveries.map(
        (delivery) =>
          html`<div id="delivery-${delivery.id}">
            <h3>${delivery.channel}${delivery.isChange ? ', changement' : ''} ${chip(deliveryState(delivery))}</h3>
            ${nextText(delivery, at)}${attemptLog(delivery, at)}
            <p class="soft">Numéro <code>${delivery.id}</code></p>
            ${actions(delivery, isOpen && !isOutdated(delivery.state, state))}
          </div>`,
      )}
    </div>`
}
