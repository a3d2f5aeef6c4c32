import { html } from 'hono/html'
import { formatShortDate, formatTime } from '../../../domain/format/date'
import { formatDuration } from '../../../domain/format/duration'
import { formatNumber } from '../../../domain/format/number'
import { explainFailure } from '../../../domain/status/explain-failure'
import { NNBSP } from './words'
import type { Tone } from './words'

/** A piece of the page; everything put into it is escaped. */
export type Html = ReturnType<typeof html>

/** `14:32:07` */
const clockOf = (iso: string): string => `${formatTime(iso)}:${iso.slice(17, 19)}`

/** The time alone for today, with the day for every other. */
export const when = (iso: string, now: string): Html => {
  const isToday = formatShortDate(iso) === formatShortDate(now)
  const day = formatShortDate(iso).slice(0, 5)
  return html`<time datetime="${iso}" title="${formatShortDate(iso)} ${clockOf(iso)}">${isToday ? '' : html`<span>${day}</span> `}${clockOf(iso)}</time>`
}

export const chip = ({ text, tone }: { text: string; tone: Tone }): Html =>
  html`<span class="chip ${tone}">${text}</span>`

export const duration = (seconds: number | null): Html =>
  seconds === null
    ? html`<span class="none" aria-hidden="true">–</span><span class="sr">aucune</span>`
    : html`${formatDuration(seconds)}`

/** `12.480`, as the site writes figures. */
export const figure = (value: number): string => formatNumber(value)

/** A part of the page that is replaced when it changes; `id` is also its name in the stream. */
export const section = (
  id: string,
  title: string,
  lead: Html | string,
  content: Html,
): Html => html`<section id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2><p>${lead}</p></div>
${content}
</section>`

export const empty = (text: string): Html => html`<p class="empty">${text}</p>`

/** What failed and what to do, with the operators' line beside it. */
export const failureText = (line: string | null): Html => {
  if (line === null) return html`<p>Sans message.</p>`
  const { text, detail } = explainFailure(line)
  return html`<p>${text}</p>${detail === null ? '' : html`<p class="soft detail">Détail${NNBSP}: <code lang="en">${detail}</code></p>`}`
}

/** Only addresses of the site itself become links. */
export const pageLink = (site: string, path: string): Html =>
  /^\/(?!\/)/.test(path) ? html`<a class="link" href="${site}${path}">${path}</a>` : html`${path}`

/**
 * A list cut after its first entries: the others open below.
 *
 * @param id of the part that opens, so that it stays open when the list changes
 */
export const folded = <Entry>(
  id: string,
  entries: readonly Entry[],
  shown: number,
  render: (part: readonly Entry[]) => Html,
): Html => {
  const rest = entries.slice(shown)
  if (rest.length < 3) return render(entries)
  return html`${render(entries.slice(0, shown))}<details id="${id}"><summary>Afficher les ${String(rest.length)} qui précèdent</summary>${render(rest)}</details>`
}

interface Column {
  title: string
  className?: string
  /** For screen readers only. */
  isHidden?: boolean
}

/** A table that becomes a list of cards on a phone, where each cell says what it is. */
export const table = (
  caption: string,
  columns: readonly Column[],
  rows: readonly Html[],
): Html => html`<div class="scroll"><table>
<caption class="sr">${caption}</caption>
<thead><tr>${columns.map(({ title, isHidden, className }) => html`<th scope="col" class="${className ?? ''}">${isHidden ? html`<span class="sr">${title}</span>` : title}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`
