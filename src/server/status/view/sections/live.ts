import { html } from 'hono/html'
import { formatDate, formatShortDate, formatTime } from '../../../../domain/format/date'
import type { Status } from '../../model/schema'
import { figure } from '../parts'
import type { Html } from '../parts'
import { BUILD_KINDS, CAUSES, plural, PUBLISHERS, shortId } from '../words'

const stat = (value: number, one: string, many: string): Html =>
  html`<div><dd>${figure(value)}</dd><dt>${plural(value, one, many)}</dt></div>`

const sinceText = (since: string, at: string): string =>
  formatShortDate(since) === formatShortDate(at) ? formatTime(since) : `${formatDate(since)}, ${formatTime(since)}`

/** What visitors see, and since when. */
export const liveSection = ({ live, at, site }: Pick<Status, 'live' | 'at' | 'site'>): Html => {
  const link = html`<a class="visit" href="${site}">${new URL(site).host}<span aria-hidden="true">↗</span></a>`
  if (!live)
    return html`<section id="live" aria-labelledby="live-title">
<p class="over">En ligne</p><h2 id="live-title">Rien n’est en ligne pour l’instant</h2>
<p class="soft">La première construction met le site en ligne dès qu’elle passe le contrôle.</p>
${link}
</section>`
  const { counts, versions, kind } = live.facts
  return html`<section id="live" aria-labelledby="live-title">
<p class="over"><span class="dot" aria-hidden="true"></span>En ligne depuis</p>
<h2 id="live-title"><time datetime="${live.since}">${sinceText(live.since, at)}</time></h2>
${link}
<dl class="stats">${stat(counts.pages, 'page', 'pages')}${stat(counts.vehicles, 'véhicule', 'véhicules')}${stat(counts.redirects, 'redirection', 'redirections')}${stat(counts.files, 'fichier', 'fichiers')}</dl>
<dl class="facts">
<div><dt>Version</dt><dd><code title="${live.id}">${shortId(live.id)}</code></dd></div>
<div><dt>Publiée</dt><dd>${live.cause === null ? BUILD_KINDS[kind] : CAUSES[live.cause]}${live.publisher === null ? '' : `, sur ${PUBLISHERS[live.publisher] ?? live.publisher}`}</dd></div>
<div><dt>Contenu</dt><dd><code>${versions.content ?? '–'}</code></dd></div>
<div><dt>Stock</dt><dd><code>${versions.dealer ?? '–'}</code></dd></div>
</dl>
</section>`
}
