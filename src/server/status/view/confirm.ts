import { html } from 'hono/html'
import { formatDate, formatTime } from '../../../domain/format/date'
import type { StatusRelease } from '../model/schema'
import { layout } from './layout'
import type { Frame } from './layout'
import { figure } from './parts'
import type { Html } from './parts'
import { shortId } from './words'

export interface Confirmation {
  assets: Frame['assets']
  action: 'retour' | 'forcer'
  target: StatusRelease
  live: StatusRelease | null
  /** What the gate found. */
  findings: readonly { check: string; message: string }[]
  formToken: string
}

const COUNTS = [
  ['pages', 'Pages'],
  ['vehicles', 'Véhicules'],
  ['redirects', 'Redirections'],
  ['files', 'Fichiers'],
] as const

const momentOf = (iso: string): string => `${formatDate(iso)} à ${formatTime(iso)}`

const difference = (from: number, to: number): string =>
  from === to ? 'identique' : `${to > from ? '+' : '−'}${figure(Math.abs(to - from))}`

const comparison = (live: StatusRelease | null, target: StatusRelease): Html => html`<table class="compare">
<thead><tr><td></td>${live ? html`<th scope="col" class="end">En ligne</th>` : ''}<th scope="col" class="end">Ensuite</th>${live ? html`<th scope="col" class="end">Écart</th>` : ''}</tr></thead>
<tbody>${COUNTS.map(([key, title]) => {
  const [from, to] = [live?.facts.counts[key], target.facts.counts[key]]
  return html`<tr><th scope="row">${title}</th>${from === undefined ? '' : html`<td class="end num">${figure(from)}</td>`}<td class="end num">${figure(to)}</td>${from === undefined ? '' : html`<td class="end num soft">${difference(from, to)}</td>`}</tr>`
})}</tbody></table>`

const TEXTS = {
  retour: {
    title: 'Revenir à cette version',
    button: 'Revenir à cette version',
    what: 'Tous les visiteurs la voient aussitôt, en entier. Rien n’est supprimé et vous pouvez revenir à la version actuelle de la même façon.',
    after:
      'La prochaine modification publiée dans le contenu ou le stock construit une version nouvelle à partir des données du moment et la met en ligne. Corrigez donc d’abord ce qui vous fait revenir en arrière.',
  },
  forcer: {
    title: 'Publier malgré tout',
    button: 'Publier malgré tout',
    what: 'Le contrôle a retenu cette version. En la publiant, vous acceptez ce qu’il a trouvé ; tous les visiteurs la voient aussitôt.',
    after: 'La version actuelle reste conservée : vous pouvez y revenir ensuite.',
  },
} as const

/** French punctuation stands after a narrow space that does not break. */
const spaced = (text: string): string => text.replace(/ (?=[;:!?])/g, '\u202F')

/** Says what will happen, and asks. The page shows the same in a dialog. */
export const confirmPage = ({ assets, action, target, live, findings, formToken }: Confirmation): Html => {
  const { title, button, what, after } = TEXTS[action]
  return layout(
    { title: `${title} – État du site`, assets, className: 'plain' },
    html`<div class="card" id="confirm-card">
<h1 id="confirm-title">${title}${'\u202F'}?</h1>
<p>Version <code>${shortId(target.id)}</code> du ${momentOf(target.createdAt)}.</p>
${findings.length === 0 ? '' : html`<ul class="findings">${findings.map(({ check, message }) => html`<li>${message} <code>${check}</code></li>`)}</ul>`}
${comparison(live, target)}
<p>${spaced(what)}</p><p>${spaced(after)}</p>
<form method="post" action="/status/versions/${encodeURIComponent(target.id)}/${action}">
<input type="hidden" name="jeton" value="${formToken}">
<div class="actions"><a class="button secondary" data-close href="/status">Annuler</a><button class="button primary">${button}</button></div>
</form>
</div>`,
  )
}
