import { html } from 'hono/html'
import type { Status, StatusRelease } from '../../model/schema'
import { chip, empty, figure, folded, section, table, when } from '../parts'
import type { Html } from '../parts'
import { BUILD_KINDS, shortId } from '../words'

/** The others open below. */
const SHOWN = 8

const COLUMNS = [
  { title: 'Créée', className: 'w-time' },
  { title: 'Version', className: 'w-id' },
  { title: 'Type' },
  { title: 'Pages', className: 'w-figure end' },
  { title: 'Véhicules', className: 'w-figure end' },
  { title: 'Redirections', className: 'w-figure end' },
  { title: 'Action', isHidden: true, className: 'w-action end' },
]

const action = ({ id, live, held, blocked }: StatusRelease): Html => {
  if (live) return chip({ text: 'En ligne', tone: 'good' })
  if (blocked) return html`<span class="soft">Ne peut pas être publiée</span>`
  const [path, text] = held ? ['forcer', 'Publier malgré tout…'] : ['retour', 'Revenir à cette version…']
  return html`<a class="button quiet" data-dialog href="/status/versions/${encodeURIComponent(id)}/${path}">${text}<span class="sr"> ${shortId(id)}</span></a>`
}

const row = (release: StatusRelease, at: string): Html => {
  const { counts, kind } = release.facts
  return html`<tr class="${release.live ? 'live' : ''}"><td class="num time">${when(release.createdAt, at)}</td><td class="id"><code title="${release.id}">${shortId(release.id)}</code></td>
<td class="kind">${BUILD_KINDS[kind]}${release.held ? html` ${chip({ text: 'Retenue', tone: 'wait' })}` : ''}</td>
<td class="end num" data-label="Pages">${figure(counts.pages)}</td><td class="end num" data-label="Véhicules">${figure(counts.vehicles)}</td><td class="end num" data-label="Redirections">${figure(counts.redirects)}</td>
<td class="end action">${action(release)}</td></tr>`
}

/** Every release that is kept, each with the way back to it. */
export const releasesSection = ({ releases, at }: Pick<Status, 'releases' | 'at'>): Html =>
  section(
    'releases',
    'Versions',
    'Chaque version est complète. Revenir à l’une d’elles prend un instant et ne supprime rien.',
    releases.length === 0
      ? empty('Aucune version n’est conservée pour l’instant.')
      : folded('releases-before', releases, SHOWN, (part) =>
          table(
            'Versions conservées',
            COLUMNS,
            part.map((release) => row(release, at)),
          ),
        ),
  )
