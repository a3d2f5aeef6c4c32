import { html } from 'hono/html'
import type { Status, StatusEvent } from '../../model/schema'
import { chip, duration, empty, figure, folded, section, table, when } from '../parts'
import type { Html } from '../parts'
import { EVENT_STATES, IN_PART, kindText, NNBSP, plural, SOURCES } from '../words'

/** The others open below. */
const SHOWN = 12

const COLUMNS = [
  { title: 'Reçu', className: 'w-time' },
  { title: 'Source', className: 'w-source' },
  { title: 'Sujet' },
  { title: 'État', className: 'w-state' },
  { title: 'Durée', className: 'w-figure end' },
]

const row = (event: StatusEvent, at: string): Html => html`<tr id="event-${event.id}">
<td class="num time">${when(event.receivedAt, at)}</td>
<td class="source ${event.source}">${SOURCES[event.source]}</td>
<td class="subject"><b>${event.subject === '' ? 'Tout le site' : event.subject}</b> <span class="soft">${kindText(event.kind)}</span>${event.reason === null ? '' : html`<span class="reason">${event.reason}</span>`}</td>
<td class="state">${chip(event.status === 'published' && event.reason !== null ? IN_PART : EVENT_STATES[event.status])}</td>
<td class="end num seconds">${duration(event.seconds)}</td>
</tr>`

const ignoredPart = ({ lastDay, latest }: Status['ignored'], at: string): Html | '' => {
  if (latest.length === 0) return ''
  const rows = latest.map(
    (
      event,
    ) => html`<tr><td class="num time">${when(event.receivedAt, at)}</td><td class="source ${event.source}">${SOURCES[event.source]}</td>
<td class="subject"><b>${event.subject === '' ? 'Tout le site' : event.subject}</b> <span class="soft">${kindText(event.kind)}</span></td><td class="why">${event.reason ?? ''}</td></tr>`,
  )
  return html`<details id="ignored"><summary>Sans effet sur les pages <span class="count">${figure(lastDay)} en 24 heures</span></summary>
<p class="soft">Un prix ou une disponibilité qui change se lit en direct${NNBSP}: aucune page n’est à refaire.</p>
${table('Événements sans effet', [{ title: 'Reçu', className: 'w-time' }, { title: 'Source', className: 'w-source' }, { title: 'Sujet' }, { title: 'Raison' }], rows)}</details>`
}

/** The latest changes that were accepted, and what became of each. */
export const eventsSection = ({ events, ignored, at }: Pick<Status, 'events' | 'ignored' | 'at'>): Html => {
  const open = events.filter(({ status }) => status === 'pending' || status === 'building').length
  const lead =
    open === 0
      ? 'Ce que le contenu et le stock ont annoncé, du plus récent au plus ancien.'
      : `${figure(open)} ${plural(open, 'est en route', 'sont en route')} vers le site.`
  const list =
    events.length === 0
      ? empty(`Aucun événement pour l’instant. Publiez une page dans le CMS${NNBSP}: elle apparaît ici aussitôt.`)
      : folded('events-before', events, SHOWN, (part) =>
          table(
            'Derniers événements',
            COLUMNS,
            part.map((event) => row(event, at)),
          ),
        )
  return section('events', 'Événements', lead, html`${list}${ignoredPart(ignored, at)}`)
}
