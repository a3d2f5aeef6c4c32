import { html } from 'hono/html'
import { formatDuration, formatMilliseconds } from '../../../../domain/format/duration'
import type { Status, StatusBuild } from '../../model/schema'
import { chip, empty, figure, folded, section, when } from '../parts'
import type { Html } from '../parts'
import { BUILD_KINDS, BUILD_STATES, kindText, NNBSP, plural, shortId, stageText } from '../words'
import { buildDetails } from './build-details'

/** The others open below. */
const SHOWN = 8

/** Times of the stages one after the other, to the scale of this build. */
const stackedBar = (timings: StatusBuild['timings']): Html | '' => {
  const total = timings.reduce((sum, { ms }) => sum + ms, 0)
  if (total === 0) return ''
  let start = 0
  return html`<svg class="stack" aria-hidden="true" focusable="false">
    ${timings.map(({ stage, ms }) => {
      const x = (start / total) * 100
      start += ms
      return html`<rect
        class="stage ${stage}"
        x="${x.toFixed(2)}%"
        y="0"
        width="${((ms / total) * 100).toFixed(2)}%"
        height="100%"
        ><title>${stageText(stage)}${NNBSP}: ${formatMilliseconds(ms)}</title></rect
      >`
    })}
  </svg>`
}

const touched = ({ pages, files }: StatusBuild): string => {
  const total = pages.created.total + pages.changed.total + pages.deleted.total
  if (total === 0 && files.written + files.removed === 0) return 'aucune page'
  const written = files.written + files.removed
  return `${figure(total)} ${plural(total, 'page', 'pages')}, ${figure(written)} ${plural(written, 'fichier', 'fichiers')}`
}

const causeText = ({ events }: StatusBuild): string => {
  const [first] = events.first
  if (!first) return 'Reconstruction complète'
  const name = first.subject === '' ? kindText(first.kind) : first.subject
  return events.total === 1
    ? name
    : `${name} et ${figure(events.total - 1)} ${plural(events.total - 1, 'autre', 'autres')}`
}

const entry = (build: StatusBuild, site: string, at: string): Html => {
  const seconds =
    build.finishedAt === null ? null : Math.max(0, (Date.parse(build.finishedAt) - Date.parse(build.startedAt)) / 1000)
  const { written, removed } = build.files
  const files = `${figure(written)} ${plural(written, 'fichier écrit', 'fichiers écrits')}${removed === 0 ? '' : `, ${figure(removed)} ${plural(removed, 'retiré', 'retirés')}`}`
  const facts = [
    BUILD_KINDS[build.kind],
    build.releaseId === null ? 'pas de nouvelle version' : `version ${shortId(build.releaseId)}`,
    build.worker,
    files,
  ]
  return html`<li>
    <details class="build" id="build-${build.id}">
      <summary>
        <span class="num time">${when(build.startedAt, at)}</span>
        <span class="what"><b>${causeText(build)}</b><span class="soft">${touched(build)}</span></span>
        <span class="state">${chip(BUILD_STATES[build.state])}</span>
        <span class="spent"
          >${stackedBar(build.timings)}<span class="num">${seconds === null ? '' : formatDuration(seconds)}</span></span
        >
      </summary>
      <div class="inside">
        ${buildDetails(build, site)}
        <p class="soft">${facts.join(' · ')}</p>
      </div>
    </details>
  </li>`
}

/** What each build touched, why, and where its time went. */
export const buildsSection = ({ builds, site, at }: Pick<Status, 'builds' | 'site' | 'at'>): Html =>
  section(
    'builds',
    'Constructions',
    'Ce que chacune a touché, pourquoi, et où son temps est passé.',
    builds.length === 0
      ? empty('Aucune construction depuis que le journal existe.')
      : folded(
          'builds-before',
          builds,
          SHOWN,
          (part) =>
            html`<ol class="builds">
              ${part.map((build) => entry(build, site, at))}
            </ol>`,
        ),
  )
