import { html } from 'hono/html'
import { formatDuration } from '../../../../domain/format/duration'
import { withUnit } from '../../../../domain/format/number'
import type { Status } from '../../model/schema'
import { figure, when } from '../parts'
import type { Html } from '../parts'
import { BUILD_KINDS, plural, STAGES, stageText } from '../words'

type Queue = Status['queue']

/** Every stage as a step: done, under way, to come. */
const steps = (stage: string): Html => {
  const names = Object.keys(STAGES)
  const current = names.indexOf(stage)
  const state = (index: number) => (index < current ? 'done' : index === current ? 'now' : 'next')
  return html`<ol class="steps">${names.map(
    (name, index) =>
      html`<li class="${state(index)}"${index === current ? html` aria-current="step"` : ''}>${stageText(name)}</li>`,
  )}</ol>`
}

const runningPart = (running: NonNullable<Queue['running']>, at: string): Html => {
  const percent = Math.round(running.share * 100)
  return html`<p class="over"><span class="dot work" aria-hidden="true"></span>Construction ${BUILD_KINDS[running.kind].toLowerCase()} en cours</p>
<h2 id="queue-title">${running.stage === '' ? 'Sur une autre machine' : stageText(running.stage)}<span class="percent">${withUnit(String(percent), '%')}</span></h2>
<progress max="100" value="${percent}" aria-label="Avancement de la construction">${withUnit(String(percent), '%')}</progress>
${steps(running.stage)}
<p class="soft">Commencée à ${when(running.startedAt, at)}</p>`
}

const waitText = ({ waiting, nextBuildAt, running }: Queue, at: string): Html => {
  if (waiting === 0) return html`Tout ce qui a été accepté est traité.`
  const count = html`<strong>${figure(waiting)}</strong> ${plural(waiting, 'événement attend', 'événements attendent')}`
  if (running) return html`${count} la construction suivante.`
  if (nextBuildAt === null) return html`${count}.`
  const seconds = Math.max(0, (Date.parse(nextBuildAt) - Date.parse(at)) / 1000)
  return html`${count}. Construction dans <span data-until="${nextBuildAt}">${formatDuration(seconds)}</span>.`
}

/** What waits, and how far the running build has come. */
export const queueSection = ({ queue, at }: Pick<Status, 'queue' | 'at'>): Html => {
  const { running, waiting } = queue
  const idle = html`<p class="over">File d’attente</p>
<h2 id="queue-title">${waiting === 0 ? 'Rien n’attend' : 'Construction imminente'}</h2>`
  return html`<section id="queue" aria-labelledby="queue-title" class="${running ? 'busy' : 'idle'}">
${running ? runningPart(running, at) : idle}
<p class="waiting">${waitText(queue, at)}</p>
</section>`
}
