import { html } from 'hono/html'
import type { Status, StatusBuild } from '../../model/schema'
import type { HeldRedirect } from '../../../../domain/routes/held-redirect'
import { explainHeldRedirect } from '../../../redirects/explain-held-redirect'
import { describeOutcome } from '../../../enquiries/delivery/describe-outcome'
import type { StatusIncident } from '../../model/enquiry-schema'
import { INCIDENTS } from '../enquiry-words'
import { failureText, figure, when } from '../parts'
import type { Html } from '../parts'
import { BLOCKED, NNBSP, plural, shortId } from '../words'

/** A failure is told until a later build succeeded. */
const openFailures = (builds: readonly StatusBuild[]): StatusBuild[] => {
  const success = builds.findIndex(({ state }) => state === 'published' || state === 'unchanged')
  return builds.filter(({ state }, index) => state === 'failed' && (success < 0 || index < success))
}

const heldBack = (build: StatusBuild, at: string): Html => html`<li class="notice wait" id="held-${build.id}">
<div><h3>Une version est retenue par le contrôle</h3>
<p>Le site reste tel qu’il était avant. Version <code>${shortId(build.releaseId ?? '')}</code>, ${when(build.finishedAt ?? build.startedAt, at)}.</p>
<ul class="findings">${build.gate.map(({ check, message }) => html`<li>${message} <code>${check}</code></li>`)}</ul>${build.blocked ? html`<p>${BLOCKED}</p>` : ''}</div>
${build.blocked ? '' : html`<a class="button secondary" data-dialog href="/status/versions/${encodeURIComponent(build.releaseId ?? '')}/forcer">Publier malgré tout…</a>`}
</li>`

const failed = (build: StatusBuild, at: string): Html => html`<li class="notice bad">
<div><h3>Une construction a échoué</h3>
${failureText(build.error)}
<p class="soft">${when(build.finishedAt ?? build.startedAt, at)}. Le site en ligne n’a pas changé.</p></div>
<a class="button quiet" href="#build-${build.id}">Voir la construction</a>
</li>`

const incident = ({ type, since, channel, count, detail, key }: StatusIncident, at: string): Html => {
  const { title, text } = INCIDENTS[type]
  const isDelivery = channel !== null
  const [one, many] = isDelivery ? ['transmission', 'transmissions'] : ['demande', 'demandes']
  const begin = count === null || count === 0 ? 'Depuis' : `${figure(count)} ${plural(count, one, many)}, depuis`
  return html`<li class="notice bad" id="incident-${key.replace(':', '-')}">
<div><h3>${title(channel ?? '')}</h3>
<p>${text}</p>${isDelivery && detail !== null ? html`<p>Dernière erreur${NNBSP}: ${describeOutcome(detail)}</p>` : ''}
<p class="soft">${begin} ${when(since, at)}.</p></div>
${count !== null ? html`<a class="button quiet" href="#enquiries">Voir les demandes</a>` : html`<a class="button quiet" href="#builds">Voir les constructions</a>`}
</li>`
}

const heldRedirects = (held: readonly HeldRedirect[]): Html => html`<li class="notice wait" id="held-redirects">
<div><h3>${figure(held.length)} ${plural(held.length, 'redirection laissée de côté', 'redirections laissées de côté')}</h3>
<p>Tout le reste est en ligne. À corriger dans le CMS, liste des redirections${NNBSP}:</p>
<ul class="findings">${held.map((one) => html`<li>${explainHeldRedirect(one)}</li>`)}</ul></div>
</li>`

/** What waits for a person; nothing at all when nothing does. */
export const attentionSection = ({
  builds,
  incidents,
  heldRedirects: held,
  at,
}: Pick<Status, 'builds' | 'incidents' | 'heldRedirects' | 'at'>): Html => {
  const notices = [
    ...incidents.map((one) => incident(one, at)),
    ...builds.filter(({ forcible, blocked }) => forcible || blocked).map((build) => heldBack(build, at)),
    ...openFailures(builds)
      .slice(0, 3)
      .map((build) => failed(build, at)),
    ...(held.length > 0 ? [heldRedirects(held)] : []),
  ]
  return html`<section id="attention" aria-labelledby="attention-title"${notices.length === 0 ? html` hidden` : ''}><h2 class="sr" id="attention-title">À traiter</h2><ul>${notices}</ul></section>`
}
