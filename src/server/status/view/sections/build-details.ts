import { html } from 'hono/html'
import { formatMilliseconds } from '../../../../domain/format/duration'
import type { StatusBuild } from '../../model/schema'
import { failureText, figure, pageLink } from '../parts'
import type { Html } from '../parts'
import { reasonsPart } from '../reasons'
import { kindText, plural, SOURCES, stageText } from '../words'

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

/** Why a build failed, or what the gate found in it. */
const outcomePart = (build: StatusBuild): Html | '' =>
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

/** What an opened build shows: its outcome, its reasons, and lists of events, pages and stages. */
export const buildDetails = (build: StatusBuild, site: string): Html =>
  html`${outcomePart(build)}${reasonsPart(build.reasons)}
    <div class="columns">
      ${eventsPart(build)}${pageList(site, 'Pages créées', build.pages.created)}${pageList(site, 'Pages modifiées', build.pages.changed)}${pageList(site, 'Pages supprimées', build.pages.deleted, true)}${timingsPart(build.timings)}
    </div>`
