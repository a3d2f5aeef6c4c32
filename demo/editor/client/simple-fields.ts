import { h } from './dom'
import type { FieldSchema, Json, JsonObject } from './model'
import { textOf } from './model'

/** Where a field reads and writes its value. */
export interface Holder {
  object: JsonObject
  changed: () => void
}

let count = 0
const newId = (): string => `f${(count += 1)}`

type Labels = Pick<FieldSchema, 'label' | 'required' | 'help'>

/** What the form says about a field, below its name. */
export const helpOf = (text: string | undefined, id?: string) => text !== undefined && h('small', { id }, text)

/** The inputs of a field that has several, under its name. */
export const group = ({ label, help }: Pick<Labels, 'label' | 'help'>, ...inputs: HTMLElement[]): HTMLElement =>
  h('fieldset', { class: 'group' }, h('legend', {}, label), helpOf(help), ...inputs)

/** @param hint how the control itself is used */
export const labelled = ({ label, required, help }: Labels, control: HTMLElement, hint?: string): HTMLElement => {
  control.id = newId()
  const texts = [help, hint].filter((text) => text !== undefined)
  const helpId = `${control.id}-help`
  if (texts.length > 0) control.setAttribute('aria-describedby', helpId)
  return h(
    'div',
    { class: 'field' },
    h('label', { for: control.id }, label, required && h('span', { class: 'must', title: 'obligatoire' }, ' *')),
    control,
    texts.length > 0 && helpOf(texts.join(' '), helpId),
  )
}

export const writer =
  (
    { object, changed }: Holder,
    name: string,
    read: (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => Json,
  ) =>
  (event: Event) => {
    const { target } = event
    if (
      !(
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement
      )
    )
      return
    object[name] = read(target)
    changed()
  }

export const plain = (field: FieldSchema, holder: Holder, type: string): HTMLElement =>
  labelled(
    field,
    h('input', {
      type,
      name: field.name,
      ...field.limits,
      value: textOf(holder.object[field.name]),
      input: writer(holder, field.name, ({ value }) => value),
    }),
  )

export const long = (field: FieldSchema, holder: Holder): HTMLElement =>
  labelled(
    field,
    h('textarea', {
      rows: 3,
      name: field.name,
      ...field.limits,
      value: textOf(holder.object[field.name]),
      input: writer(holder, field.name, ({ value }) => value),
    }),
  )

export const toggle = (field: FieldSchema, holder: Holder): HTMLElement => {
  const write = writer(holder, field.name, (control) => control instanceof HTMLInputElement && control.checked)
  const checked = holder.object[field.name] === true || holder.object[field.name] === 'true'
  const helpId = newId()
  const input = h('input', {
    type: 'checkbox',
    name: field.name,
    checked,
    change: write,
    'aria-describedby': field.help === undefined ? undefined : helpId,
  })
  return h('div', { class: 'switch' }, h('label', { class: 'toggle' }, input, field.label), helpOf(field.help, helpId))
}

/** A day, stored with a time as Storyblok does. */
export const day = (field: FieldSchema, holder: Holder): HTMLElement =>
  labelled(
    field,
    h('input', {
      type: 'date',
      name: field.name,
      value: textOf(holder.object[field.name]).slice(0, 10),
      input: writer(holder, field.name, ({ value }) => (value === '' ? '' : `${value} 00:00`)),
    }),
  )

/** One of the known values; a stored one that is none of them stays until another is chosen. */
export const choice = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = textOf(holder.object[field.name])
  const known = field.choices ?? []
  const none =
    field.required && value !== '' ? [] : [{ value: '', name: field.required ? 'Choisissez…' : '(aucun choix)' }]
  const other = value === '' || known.some((one) => one.value === value) ? [] : [{ value, name: `${value} (inconnu)` }]
  const options = [...none, ...known, ...other].map((one) =>
    h('option', { value: one.value, selected: one.value === value }, one.name),
  )
  const change = writer(holder, field.name, (control) => control.value)
  return labelled(field, h('select', { name: field.name, change }, ...options))
}
