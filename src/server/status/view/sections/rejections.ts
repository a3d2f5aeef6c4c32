import { html } from 'hono/html'
import type { Status } from '../../model/schema'
import { empty, figure, section, table, when } from '../parts'
import type { Html } from '../parts'
import { plural, SOURCES } from '../words'

const sourceText = (source: string): string => Object.entries(SOURCES).find(([name]) => name === source)?.[1] ?? source

const COLUMNS = [
  { title: 'Reçu', className: 'w-time' },
  { title: 'Source', className: 'w-source' },
  { title: 'Raison' },
  { title: 'Réponse', className: 'w-figure end' },
]

/** Webhooks that were refused, and why. */
export const rejectionsSection = ({ rejections, at }: Pick<Status, 'rejections' | 'at'>): Html => {
  const { lastDay, latest } = rejections
  const rows = latest.map(
    ({ receivedAt, source, reason, status }) =>
      html`<tr><td class="num time">${when(receivedAt, at)}</td><td class="source ${source}">${sourceText(source)}</td><td class="why">${reason}</td><td class="end num status">${status}</td></tr>`,
  )
  const lead =
    lastDay === 0 ? 'Aucun en 24 heures.' : `${figure(lastDay)} ${plural(lastDay, 'refusé', 'refusés')} en 24 heures.`
  return section(
    'rejections',
    'Webhooks refusés',
    lead,
    latest.length === 0
      ? empty('Tout ce qui est arrivé portait une signature valable.')
      : table('Webhooks refusés', COLUMNS, rows),
  )
}
