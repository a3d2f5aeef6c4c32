import { html } from 'hono/html'
import { createHash } from 'node:crypto'
import { chip } from '../../../src/server/status/view/parts'
import { counted, moment } from '../../receivers/html'
import type { Html } from '../../receivers/html'
import type { Lead, Outcome, Rejection } from '../lead'
import { leadFacts } from '../lead-facts'

const OUTCOMES: Readonly<Record<Outcome, { text: string; tone: 'good' | 'calm' | 'wait' }>> = {
  taken: { text: 'Prise, réponse 200', tone: 'good' },
  repeated: { text: 'Déjà connue, réponse 200', tone: 'calm' },
  error: { text: 'Panne simulée, réponse 500', tone: 'wait' },
  silence: { text: 'Panne simulée, sans réponse', tone: 'wait' },
  nonsense: { text: 'Panne simulée, réponse illisible', tone: 'wait' },
  lost: { text: 'Prise, mais la réponse s’est perdue', tone: 'wait' },
}

const signatureChip = (signed: Lead['signed']): Html =>
  signed ? chip({ text: 'Signature vérifiée', tone: 'good' }) : chip({ text: 'Sans signature', tone: 'calm' })

const fact = (title: string, value: string | null): Html =>
  html`<div><dt>${title}</dt><dd>${value ?? html`<span class="none" aria-hidden="true">–</span><span class="sr">aucun</span>`}</dd></div>`

/** JSON with line breaks; anything else as it came. */
const readable = ({ format, body }: Lead): string =>
  format === 'webhook' ? JSON.stringify(JSON.parse(body), null, 2) : body

const leadCard = (lead: Lead): Html => {
  const { reference, kind, vehicle, dealership, customer, change, isGone } = leadFacts(lead)
  const id = `l-${createHash('sha256').update(lead.key).digest('hex').slice(0, 12)}`
  const times = lead.attempts.length
  return html`<li id="${id}" class="lead ${lead.takenAt === null ? 'outside' : ''}">
<div class="lead-head"><h3>${reference ?? 'Sans référence'}</h3>${kind === null ? '' : html`<p>${kind}</p>`}${moment(lead.attempts[0]?.at ?? '')}</div>
<dl class="facts-of-lead">${fact('Véhicule', vehicle)}${fact('Concession', dealership)}${fact('Client', customer)}</dl>
<p class="marks">${
    lead.takenAt === null
      ? chip({ text: 'Pas encore prise', tone: 'wait' })
      : chip({ text: 'Dans le CRM', tone: 'good' })
  }${change === null ? '' : chip({ text: change, tone: 'work' })}${isGone ? chip({ text: 'Plus en vente', tone: 'wait' }) : ''}${signatureChip(lead.signed)}${lead.format === 'adf' ? chip({ text: 'ADF/XML', tone: 'work' }) : ''}</p>
<details id="${id}-times"><summary>${times === 1 ? 'Livrée 1 fois' : `Livrée ${times} fois, gardée ${lead.takenAt === null ? '0' : '1'} fois`}</summary>
<ol class="attempts">${lead.attempts.map(({ at, outcome }) => html`<li>${moment(at)} ${chip(OUTCOMES[outcome])}</li>`)}</ol>
<p class="key">Reconnue par <code>${lead.key}</code></p></details>
<details id="${id}-body"><summary>Ce qui a été reçu</summary><pre tabindex="0"><code>${readable(lead)}</code></pre></details>
</li>`
}

const noLeads: Html = html`<div class="none-yet"><svg viewBox="0 0 48 48" aria-hidden="true" focusable="false"><path d="M8 30v8a2 2 0 0 0 2 2h28a2 2 0 0 0 2-2v-8M24 6v24m0 0-9-9m9 9 9-9"/></svg>
<h2>Aucune demande pour l’instant</h2>
<p>Envoyez une demande depuis le site : le CRM la reçoit par webhook signé en moins d’une seconde.</p></div>`

/** Deliveries that were refused for what they were. */
export const rejectionList = (rejections: readonly Rejection[]): Html =>
  html`<div id="rejections" data-live>${
    rejections.length === 0
      ? ''
      : html`<section class="rejected" aria-labelledby="rejected-title"><h2 id="rejected-title">${counted(rejections.length, 'livraison refusée', 'livraisons refusées')}</h2>
<p class="soft">Mal signées ou illisibles : le CRM ne les garde pas.</p>
<ol class="attempts">${rejections.map(({ at, format, reason }) => html`<li>${moment(at)} <b>${format === 'adf' ? 'ADF' : 'Webhook'}</b> <span>${reason}</span></li>`)}</ol></section>`
  }</div>`

/** All leads. They are replaced whenever something changes. */
export const leadList = (leads: readonly Lead[]): Html => html`<div id="leads" data-live>
<p class="found" role="status">${counted(leads.length, 'demande', 'demandes')}</p>
${leads.length === 0 ? noLeads : html`<ol class="leads">${leads.map(leadCard)}</ol>`}
</div>`
