import { html } from 'hono/html'
import { formatDuration, formatMilliseconds } from '../../../../domain/format/duration'
import type { Status, StatusBuild } from '../../model/schema'
import { reasonsPart } from '../reasons'
import { chip, empty, failureText, figure, folded, pageLink, section, when } from '../parts'
import type { Html } from '../parts'
import { BUILD_KINDS, BUILD_STATES, kindText, NNBSP, plural, shortId, SOURCES, stageText } from '../words'

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

const pageList = (
  site: string,
  title: string,
  { total, first }: StatusBuild['pages']['created'],
  isGone = false,
): Html | '' =>
  total === 0
    ? ''
    : html`<div>
        <h3>${title} <span class="count">${figure(total)}</span></h3>
        <ul>
          ${first.map((path) => html`<li>${isGone ? html`<s>${path}</s>` : pageLink(site, path)}</li>`)}
        </ul>
        ${
          total > first.length
            ? html`<p class="soft">
                et ${figure(total - first.length)} ${plural(total - first.length, 'autre', 'autres')}
              </p>`
            : ''
        }
      </div>`

const timingsPart = (timings: StatusBuild['timings']): Html | '' =>
  timings.length === 0
    ? ''
    : html`<div>
        <h3>Étapes</h3>
        <dl class="timings">
          ${timings.map(
            ({ stage, ms }) =>
              html`<div class="${stage}">
                <dt>${stageText(stage)}</dt>
                <dd>${formatMilliseconds(ms)}</dd>
              </div>`,
          )}
        </dl>
      </div>`

const eventsPart = ({ events }: StatusBuild): Html | '' =>
  events.total === 0
    ? ''
    : html`<div>
        <h3>Pourquoi <span class="count">${figure(events.total)}</span></h3>
        <ul>
          ${events.first.map(
            ({ source, kind, subject }) =>
              html`<li>
                ${subject === '' ? 'Tout le site' : subject}
                <span class="soft">${SOURCES[source]}, ${kindText(kind)}</span>
              </li>`,
          )}
        </ul>
        ${events.total > events.first.length ? html`<p class="soft">et ${figure(events.total - events.first.length)} autres</p>` : ''}
      </div>`

const outcome = (build: StatusBuild): Html | '' =>
  build.error !== null
    ? html`<div class="message bad">${failureText(build.error)}</div>`
    : build.gate.length > 0
      ? html`<div class="message wait">
          <h3>Retenue par le contrôle</h3>
          <ul>
            ${build.gate.map(({ check, message }) => html`<li>${message} <code>${check}</code></li>`)}
          </ul>
        </div>`
      : ''

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
        ${outcome(build)}${reasonsPart(build.reasons)}
        <div class="columns">
          ${eventsPart(build)}${pageList(site, 'Pages créées', build.pages.created)}${pageList(site, 'Pages modifiées', build.pages.changed)}${pageList(site, 'Pages supprimées', build.pages.deleted, true)}${timingsPart(build.timings)}
        </div>
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
