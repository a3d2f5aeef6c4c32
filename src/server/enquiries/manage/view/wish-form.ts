import { html } from 'hono/html'
import { wishFieldsOf } from '../../../../domain/enquiry/wishes'
import type { AppointmentWishes, WishField } from '../../../../domain/enquiry/wishes'
import { formatWeekdayDate } from '../../../../domain/format/date'
import { fieldOf } from '../../../../domain/enquiry/fields'
import { frenchTime } from '../../../../domain/location/opening'
import { formatValue } from '../../mail/content/format-value'
import { text } from '../../mail/text'
import type { Html } from '../../page/view/frame'
import type { WishProblems } from '../read-wishes'
import type { WishChoice, WishChoices } from '../wish-choices'
import { isRequiredWish } from '../wish-choices'
import type { ManagePage } from './manage-page'

/** The form as it is filled in. */
export interface WishFormState {
  values: AppointmentWishes
  problems: WishProblems
  choicesOf: (name: WishField) => WishChoices
  /** Whether the times begin later than they could. */
  isLater: boolean
}

/** Choices in the order of their days, those of a day together. */
const byDay = (choices: readonly WishChoice[]): [day: string | null, choices: WishChoice[]][] => {
  const groups: [string | null, WishChoice[]][] = []
  for (const choice of choices) {
    const last = groups.at(-1)
    if (last !== undefined && last[0] === choice.day) last[1].push(choice)
    else groups.push([choice.day, [choice]])
  }
  return groups
}

/** Without the year, which is at most the next one: a telephone shows some thirty letters. */
const choiceText = (name: WishField, { value, only }: Pick<WishChoice, 'value' | 'only'>): string => {
  if (fieldOf(name).type === 'slot')
    return text('mail.when.dayAndTime', {
      day: formatWeekdayDate(value.slice(0, 10)),
      time: frenchTime(value.slice(11)),
    })
  const day = formatValue(name, value)
  if (only === null) return day
  return text(only === 'morning' ? 'enquiry.dayMorningOnly' : 'enquiry.dayAfternoonOnly', { day })
}

const optionView = (name: WishField, choice: Pick<WishChoice, 'value' | 'only'>, chosen: string): Html =>
  html`<option value="${choice.value}"${choice.value === chosen ? html` selected` : ''}>${choiceText(name, choice)}</option>`

const optionsView = (name: WishField, choices: readonly WishChoice[], chosen: string): Html => {
  // What was wished for stays chosen although other days are listed.
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen)
  return html`${isListed ? '' : optionView(name, { value: chosen, only: null }, chosen)}${byDay(choices).map(
    ([day, group]) => {
      const options = group.map((choice) => optionView(name, choice, chosen))
      return day === null ? html`${options}` : html`<optgroup label="${formatWeekdayDate(day)}">${options}</optgroup>`
    },
  )}`
}

const fieldView = (page: ManagePage, form: WishFormState, name: WishField): Html => {
  const id = `champ-${name}`
  const problem = form.problems[name]
  const mustPick = isRequiredWish(page.managed.enquiry.kind, name) || fieldOf(name).type === 'radio'
  const described = problem === undefined ? '' : html` aria-invalid="true" aria-describedby="${id}-erreur"`
  return html`<div class="field"><label for="${id}">${text(`enquiry.field.${name}`)}</label>
<select id="${id}" name="${name}"${described}><option value="">${text(mustPick ? 'manage.pick' : 'manage.pickNone')}</option>${optionsView(name, form.choicesOf(name).choices, form.values[name] ?? '')}</select>
${problem === undefined ? '' : html`<p class="error" id="${id}-erreur">${problem}</p>`}</div>`
}

const otherDays = ({ path }: ManagePage, form: WishFormState, fields: readonly WishField[]): Html | '' => {
  const next = fields.map((name) => form.choicesOf(name).next).find((day) => day !== null)
  if (next === undefined && !form.isLater) return ''
  const later = next === undefined ? '' : html`<a href="${path}&amp;debut=${next}#changer">${text('manage.later')}</a>`
  const sooner = form.isLater ? html`<a href="${path}#changer">${text('manage.sooner')}</a>` : ''
  return html`<p class="hint">${later} ${sooner}</p>`
}

const summary = ({ problems }: WishFormState, fields: readonly WishField[]): Html | '' => {
  const wrong = fields.filter((name) => problems[name] !== undefined)
  if (wrong.length === 0) return ''
  return html`<div class="summary" role="alert" tabindex="-1" autofocus><h2>${text('manage.problems')}</h2><ul>${wrong.map(
    (name) => html`<li><a href="#champ-${name}">${problems[name] ?? ''}</a></li>`,
  )}</ul></div>`
}

/** The form by which a visitor chooses other moments: those at which the dealership is open. */
export const wishForm = (page: ManagePage, form: WishFormState): Html => {
  const fields = wishFieldsOf(page.managed.enquiry.kind)
  return html`<section id="changer">${summary(form, fields)}
<form method="post" action="${page.path}"><h2>${text('manage.changeTitle')}</h2><p class="hint">${text('manage.changeIntro')}</p>
<input type="hidden" name="action" value="change">
${fields.map((name) => fieldView(page, form, name))}
${otherDays(page, form, fields)}
<button>${text('manage.save')}</button></form></section>`
}
