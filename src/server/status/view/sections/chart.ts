import { html } from 'hono/html'
import { formatDuration } from '../../../../domain/format/duration'
import { formatDecimal, withUnit } from '../../../../domain/format/number'
import { highestShown, scaleFor } from '../../../../domain/status/chart-scale'
import type { Scale } from '../../../../domain/status/chart-scale'
import type { Status } from '../../model/schema'
import { when } from '../parts'
import type { Html } from '../parts'
import { SOURCES } from '../words'

type Way = Status['way']

/** Slots of the chart: fewer events leave the left side empty, so that a bar has the same width every day. */
const SLOTS = 200

/** Positions are percentages: the picture takes the width it gets, letters keep their shape. */
const share = (value: number): string => `${Number((value * 100).toFixed(2))}%`

const bars = (points: Way['points'], top: number): Html[] =>
  points.map(({ source, subject, seconds }, index) => {
    const isOver = seconds > top
    const height = Math.max(0.008, Math.min(1, seconds / top))
    const x = share((SLOTS - points.length + index + 0.14) / SLOTS)
    return html`<rect class="bar ${source}${isOver ? ' over' : ''}" x="${x}" y="${share(1 - height)}" width="${share(0.72 / SLOTS)}" height="${share(height)}" data-seconds="${formatDuration(seconds)}" data-source="${SOURCES[source]}" data-subject="${subject}"/>`
  })

const grid = ({ ticks, top }: Scale): Html[] =>
  ticks.map(
    (tick) => html`<line class="grid" x1="0" x2="100%" y1="${share(1 - tick / top)}" y2="${share(1 - tick / top)}"/>`,
  )

const axis = ({ ticks, top }: Scale): Html =>
  html`<svg class="axis" aria-hidden="true" focusable="false">${ticks.map(
    (tick) =>
      html`<text x="100%" y="${share(1 - tick / top)}" dy="0.32em" text-anchor="end">${withUnit(formatDecimal(tick, 2), 's')}</text>`,
  )}</svg>`

const level = (name: 'p50' | 'p95', value: number | null, { top }: Scale): Html | '' =>
  value === null || value > top
    ? ''
    : html`<line class="level ${name}" x1="0" x2="100%" y1="${share(1 - value / top)}" y2="${share(1 - value / top)}"/>`

const valueTable = (
  { points }: Way,
  at: string,
): Html => html`<details id="way-values"><summary>Les valeurs en tableau</summary>
<div class="scroll" tabindex="0" role="region" aria-label="Valeurs du graphique"><table><caption class="sr">Durée de chaque événement, du plus récent au plus ancien</caption>
<thead><tr><th scope="col">En ligne</th><th scope="col">Source</th><th scope="col">Sujet</th><th scope="col" class="end">Durée</th></tr></thead>
<tbody>${[...points]
  .reverse()
  .map(
    ({ settledAt, source, subject, seconds }) =>
      html`<tr><td class="num">${when(settledAt, at)}</td><td>${SOURCES[source]}</td><td class="subject">${subject}</td><td class="end num">${formatDuration(seconds)}</td></tr>`,
  )}</tbody></table></div></details>`

const legend = (points: Way['points']): Html => {
  const used = (['storyblok', 'dealer', 'manual', 'reconciliation'] as const).filter((source) =>
    points.some((point) => point.source === source),
  )
  return html`<ul class="legend">${used.map((source) => html`<li class="${source}">${SOURCES[source]}</li>`)}
<li class="level p50">Médiane</li><li class="level p95">95 sur 100</li></ul>`
}

const picture = (way: Way): Html => {
  const scale = scaleFor(highestShown(way.p95 ?? 0, way.max ?? 0))
  const over = way.points.filter(({ seconds }) => seconds > scale.top).length
  return html`<figure class="chart">
${legend(way.points)}
<div class="plot">${axis(scale)}<svg class="bars" role="img" aria-labelledby="way-title way-sum">${grid(scale)}${bars(way.points, scale.top)}${level('p50', way.p50, scale)}${level('p95', way.p95, scale)}</svg><p class="tip" hidden></p></div>
<figcaption><span>Plus anciens</span>${over === 0 ? '' : html`<span class="cut">${over === 1 ? 'Une barre dépasse' : `${over} barres dépassent`} l’échelle</span>`}<span>Plus récents</span></figcaption>
</figure>`
}

/** How long the last changes took from the moment the server accepted them until visitors saw them. */
export const chartSection = ({ way, at }: Pick<Status, 'way' | 'at'>): Html => {
  const value = (seconds: number | null) => (seconds === null ? '–' : formatDuration(seconds))
  const lead =
    way.count === 0
      ? 'Le temps entre la réception d’une modification et sa mise en ligne.'
      : `De la réception à la mise en ligne, ${way.count === 1 ? 'le dernier événement' : `les ${way.count} derniers événements`}.`
  return html`<section id="way" aria-labelledby="way-title">
<div class="head"><h2 id="way-title">Délai de mise en ligne</h2><p>${lead}</p></div>
${
  way.count === 0
    ? html`<p class="empty">Le graphique se remplit dès le premier changement publié.</p>`
    : html`<dl class="figures" id="way-sum"><div><dt>Médiane</dt><dd>${value(way.p50)}</dd></div><div><dt>95 sur 100 en moins de</dt><dd>${value(way.p95)}</dd></div><div><dt>Le plus long</dt><dd>${value(way.max)}</dd></div></dl>
${picture(way)}
${valueTable(way, at)}`
}
</section>`
}
