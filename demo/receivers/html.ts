import { html } from 'hono/html'
import { formatNumber, NBSP } from '../../src/domain/format/number'
import { when } from '../../src/server/status/view/parts'
import type { Html } from '../../src/server/status/view/parts'

export type { Html }

/** The time of an instant; the day too when that is not today. */
export const moment = (iso: string): Html => when(iso, new Date().toISOString())

/** A size in bytes as people read it. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000 ? `${bytes}${NBSP}octets` : `${formatNumber(Math.round(bytes / 1_000))}${NBSP}ko`

/** A number with its noun, for example `3 messages`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)}${NBSP}${count < 2 ? one : many}`

export interface Choice<Mode extends string> {
  mode: Mode
  label: string
}

/** The switch of a receiver: one button per behaviour, so that it works without a script. */
export const modeSwitch = <Mode extends string>(
  action: string,
  label: string,
  choices: readonly Choice<Mode>[],
  current: Mode,
): Html => html`<form class="switch" method="post" action="${action}">
<fieldset><legend>${label}</legend>
<div class="choices">${choices.map(
  (choice) =>
    html`<button name="mode" value="${choice.mode}" aria-pressed="${choice.mode === current ? 'true' : 'false'}">${choice.label}</button>`,
)}</div></fieldset>
</form>`

/** Deleting asks once more, without a script too. */
export const deleteAll = (
  action: string,
  question: string,
): Html => html`<details class="delete"><summary class="button quiet">Tout supprimer</summary>
<form method="post" action="${action}"><p>${question}</p><button class="button primary">Supprimer</button></form>
</details>`
