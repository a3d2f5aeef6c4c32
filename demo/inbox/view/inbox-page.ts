import { html } from 'hono/html'
import { counted, deleteAll, modeSwitch, moment } from '../../receivers/html'
import type { Choice, Html } from '../../receivers/html'
import type { MailMode, MailSwitch } from '../mail-switch'
import { mailList } from './mail-list'
import type { ListView } from './mail-list'

const MODES: readonly Choice<MailMode>[] = [
  { mode: 'normal', label: 'Aucune' },
  { mode: 'differer', label: 'Réessayer plus tard (451)' },
  { mode: 'refuser', label: 'Refus définitif (550)' },
  { mode: 'silence', label: 'Pas de réponse' },
]

const EXPLAINED: Readonly<Record<MailMode, string>> = {
  normal: '',
  differer:
    'Le serveur demande de réessayer plus tard : le site renverra chaque message jusqu’à ce qu’il soit accepté.',
  refuser: 'Le serveur refuse définitivement chaque message.',
  silence: 'Le serveur prend l’adresse et ne répond plus : l’envoi attend, puis échoue.',
}

/** What the switch did: retries are seen here. */
const refusals = (behaviour: MailSwitch): Html => {
  const list = behaviour.refusals()
  const mode = behaviour.mode()
  return html`<div class="behaviour" id="behaviour" data-live>
${modeSwitch('/demo/boite/reglage', 'Simuler une panne', MODES, mode)}
${mode === 'normal' ? '' : html`<p class="warning">${EXPLAINED[mode]}</p>`}
${
  list.length === 0
    ? ''
    : html`<details id="refusals"><summary>${counted(list.length, 'envoi repoussé', 'envois repoussés')}</summary>
<ol class="attempts">${list.map(({ at, recipient, code }) => html`<li>${moment(at)} <span>${recipient}</span> <b>${code ?? 'sans réponse'}</b></li>`)}</ol></details>`
}
</div>`
}

const search = (query: string): Html => html`<form class="search" role="search" action="/demo/boite" method="get">
<label class="sr" for="q">Rechercher par référence, adresse ou mot</label>
<input id="q" name="q" type="search" value="${query}" placeholder="Référence, adresse, mot…" autocomplete="off" spellcheck="false" data-search>
<button class="button tertiary">Rechercher</button>
</form>`

const nothingOpen = (count: number): Html =>
  html`<div class="mail nothing" id="mail"><p>${count === 0 ? 'Les messages s’ouvriront ici.' : 'Choisissez un message dans la liste.'}</p></div>`

/** The whole page below the header. */
export const inboxPage = (
  view: ListView & { behaviour: MailSwitch; open: Html | null },
): Html => html`<div class="bar"><div class="wrap">
<div class="heading">${view.open ? html`<p class="title">Boîte de réception</p>` : html`<h1 class="title">Boîte de réception</h1>`}<p class="soft">Tout ce que le site envoie par courriel arrive ici, et nulle part ailleurs.</p></div>
${search(view.query)}
${deleteAll('/demo/boite/vider', 'Tous les messages seront supprimés.')}
${refusals(view.behaviour)}
</div></div>
<div class="panes wrap">
${mailList(view)}
${view.open ?? nothingOpen(view.mails.count())}
</div>`
