import { html } from 'hono/html'
import { formatNumber, withUnit } from '../../../../domain/format/number'
import { VITAL_SCALES } from '../../../../domain/monitoring/vital-buckets'
import { VITAL_METRICS } from '../../../../domain/monitoring/vitals'
import type { Vital } from '../../../../domain/monitoring/vitals'
import type { Status } from '../../model/schema'
import { chip, empty, figure, section, table } from '../parts'
import type { Html } from '../parts'
import { NNBSP, plural } from '../words'
import type { Tone } from '../words'

type Metric = Vital['metric']

const NAMES: Record<Metric, string> = {
  LCP: 'Affichage (LCP)',
  INP: 'Réponse (INP)',
  CLS: 'Stabilité (CLS)',
}

const RATINGS: Record<Vital['rating'], { text: string; tone: Tone }> = {
  good: { text: 'Bon', tone: 'good' },
  'needs-improvement': { text: 'À améliorer', tone: 'wait' },
  poor: { text: 'Mauvais', tone: 'bad' },
}

/** `2,31 s`, `184 ms`, `0,07` */
const valueOf = (metric: Metric, value: number): string => {
  if (metric === 'CLS') return formatNumber(value, 2)
  return value >= 1_000 ? withUnit(formatNumber(value / 1_000, 2), 's') : withUnit(formatNumber(value), 'ms')
}

const thresholdsOf = (metric: Metric): string => {
  const { good, poor } = VITAL_SCALES[metric]
  return `${metric}${NNBSP}: bon jusqu’à ${valueOf(metric, good)}, mauvais au-delà de ${valueOf(metric, poor)}`
}

const COLUMNS = [
  { title: 'Modèle de page' },
  ...VITAL_METRICS.map((metric) => ({ title: NAMES[metric], className: 'w-vital' })),
  { title: 'Mesures', className: 'w-figure end' },
]

const cellOf = (metrics: Status['vitals']['templates'][number]['metrics'], metric: Metric): Html => {
  const found = metrics.find((one) => one.metric === metric)
  if (!found) return html`<span class="none" aria-hidden="true">–</span><span class="sr">aucune mesure</span>`
  return html`<span class="num">${valueOf(metric, found.p75)}</span> ${chip(RATINGS[found.rating])}`
}

/** What three of four page views did not exceed, as visitors' browsers measured it. */
export const vitalsSection = ({ vitals }: Pick<Status, 'vitals'>): Html => {
  const { days, templates } = vitals
  const rows = templates.map(({ template, metrics }) => {
    const samples = Math.max(0, ...metrics.map((metric) => metric.samples))
    return html`<tr><td class="template">${template}</td>${VITAL_METRICS.map((metric) => html`<td data-label="${NAMES[metric]}">${cellOf(metrics, metric)}</td>`)}<td class="end num" data-label="Mesures">${figure(samples)}</td></tr>`
  })
  const lead =
    templates.length === 0
      ? `Aucune mesure en ${days} jours.`
      : `Ce que trois visites sur quatre ne dépassent pas, sur ${days} jours et ${templates.length} ${plural(templates.length, 'modèle', 'modèles')} de page.`
  return section(
    'vitals',
    'Vitesse ressentie',
    lead,
    templates.length === 0
      ? empty('Les navigateurs des visiteurs qui acceptent les statistiques mesurent la vitesse des pages.')
      : html`${table('Vitesse ressentie par modèle de page', COLUMNS, rows)}<p class="soft thresholds">${VITAL_METRICS.map(thresholdsOf).join('. ')}.</p>`,
  )
}
