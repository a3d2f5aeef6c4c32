import { html } from 'hono/html'
import { SLOT_MINUTES } from '../../../../domain/enquiry/appointment'
import { firstAppointment } from '../../../../domain/enquiry/appointment-days'
import type { AppointmentField } from '../../../../domain/enquiry/field-types'
import { APPOINTMENT_DAYS } from '../../../../domain/enquiry/lead-time'
import { addDays } from '../../../../domain/format/date'
import { fieldOf } from '../../../../domain/enquiry/fields'
import type { FieldName } from '../../../../domain/enquiry/fields'
import type { FormField } from '../../../../domain/enquiry/form-description'
import type { Location } from '../../../../domain/location/types'
import { text } from '../../texts'
import type { SoldVehicle } from '../read-sold'
import type { Html } from './frame'

/** A form as it is filled in. */
export interface FilledForm {
  values: Readonly<Record<string, string>>
  /** French messages by field. */
  problems: Readonly<Record<string, string>>
  /** Name of the vehicle, model or offer; null where it is about none, or its name is not known. */
  about: string | null
  /** The vehicle, if it was sold meanwhile. */
  sold: SoldVehicle | null
  sites: readonly Location[] | null
  /** Local time as `YYYY-MM-DDTHH:MM`. */
  now: string
}

export const idOf = (name: string): string => `champ-${name}`

const HINTS: Partial<Record<FieldName, string>> = {
  slot: 'enquiry.page.slotHint',
  workshopSlot: 'enquiry.page.slotHint',
  date: 'enquiry.page.slotHint',
}

const options = (field: FormField, form: FilledForm): { value: string; label: string }[] => {
  const definition = fieldOf(field.name)
  if (definition.type === 'location') return (form.sites ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (!('options' in definition)) return []
  return definition.options.map((value) => ({ value, label: text(`enquiry.option.${field.name}.${value}`) }))
}

const attributes = ({ name }: FormField, form: FilledForm): Html => {
  const isWrong = Object.hasOwn(form.problems, name)
  const described = [isWrong && `${idOf(name)}-erreur`, HINTS[name] !== undefined && `${idOf(name)}-aide`]
    .filter((part) => part !== false)
    .join(' ')
  return html`id="${idOf(name)}" name="${name}"${isWrong ? html` aria-invalid="true"` : ''}${described === '' ? '' : html` aria-describedby="${described}"`}`
}

/** The first day or time that can be wished for at the dealership of the form; null where any can. */
const firstPossible = ({ type, hours }: AppointmentField, { values, sites, now }: FilledForm): string | null => {
  const site = sites?.find(({ id }) => id === values.locationId) ?? null
  return hours === undefined ? null : firstAppointment(site, hours, type === 'slot', now)
}

const control = (field: FormField, form: FilledForm): Html => {
  const definition = fieldOf(field.name)
  const value = form.values[field.name] ?? ''
  const common = html`${attributes(field, form)}${field.required === true && field.shown === undefined ? html` required` : ''}`
  const today = form.now.slice(0, 10)
  switch (definition.type) {
    case 'radio':
    case 'select':
    case 'location':
      return html`<select ${common}><option value="">${text('enquiry.page.choose')}</option>${options(field, form).map(
        (one) => html`<option value="${one.value}"${one.value === value ? html` selected` : ''}>${one.label}</option>`,
      )}</select>`
    case 'textarea':
      return html`<textarea ${common} rows="5" maxlength="${definition.maxLength}">
${value}</textarea>`
    case 'number':
      return html`<input ${common} inputmode="numeric" value="${value}">`
    case 'date':
      return html`<input ${common} type="date" min="${firstPossible(definition, form) ?? today}" max="${addDays(today, definition.hours ? APPOINTMENT_DAYS : 730)}" value="${value}">`
    case 'slot':
      return html`<input ${common} type="datetime-local" step="${SLOT_MINUTES * 60}" min="${firstPossible(definition, form) ?? form.now}" value="${value}">`
    case 'checkbox':
    case 'toggle':
      return html`<input ${common} type="checkbox" value="true"${value !== '' && value !== 'false' ? html` checked` : ''}>`
    default: {
      const type = definition.type === 'email' ? 'email' : definition.type === 'phone' ? 'tel' : 'text'
      const complete = definition.autocomplete === undefined ? '' : html` autocomplete="${definition.autocomplete}"`
      return html`<input ${common} type="${type}" maxlength="${definition.maxLength}"${complete} value="${value}">`
    }
  }
}

const isSwitch = ({ name }: FormField): boolean => ['checkbox', 'toggle'].includes(fieldOf(name).type)

/** One field with its label, hint and problem. */
export const fieldView = (field: FormField, form: FilledForm): Html => {
  const { name } = field
  const id = idOf(name)
  const problem = Object.hasOwn(form.problems, name) ? form.problems[name] : undefined
  const hint = HINTS[name]
  const isOptional = field.required === undefined && !isSwitch(field)
  const label = html`<label for="${id}">${text(`enquiry.field.${name}`)}${isOptional ? html` <small>${text('enquiry.optional')}</small>` : ''}</label>`
  const below = html`${problem === undefined ? '' : html`<p class="error" id="${id}-erreur">${problem}</p>`}${hint === undefined ? '' : html`<p class="hint" id="${id}-aide">${text(hint)}</p>`}`
  return isSwitch(field)
    ? html`<div class="switch">${control(field, form)}<div>${label}${below}</div></div>`
    : html`<div class="field">${label}${control(field, form)}${below}</div>`
}
