import { h } from './dom'
import type { FieldSchema, Json, JsonObject } from './model'
import { textOf } from './model'

/** Where a field reads and writes its value. */
export interface Holder {
  object: JsonObject
  changed: () => void
}

let count = 0

export const labelled = (label: string, required: boolean, control: HTMLElement, hint?: string): HTMLElement => {
  count += 1
  control.id = `f${count}`
  return h(
    'div',
    { class: 'field' },
    h('label', { for: control.id }, label, required && h('span', { class: 'must', title: 'obligatoire' }, ' *')),
    control,
    hint !== undefined && h('small', {}, hint),
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
    if (!(
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ))
      return
    object[name] = read(target)
    changed()
  }

export const plain = (field: FieldSchema, holder: Holder, type: string): HTMLElement =>
  labelled(
    field.label,
    field.required,
    h('input', {
      type,
      name: field.name,
      value: textOf(holder.object[field.name]),
      input: writer(holder, field.name, ({ value }) => value),
    }),
  )

export const long = (field: FieldSchema, holder: Holder): HTMLElement =>
  labelled(
    field.label,
    field.required,
    h('textarea', {
      rows: 3,
      name: field.name,
      value: textOf(holder.object[field.name]),
      input: writer(holder, field.name, ({ value }) => value),
    }),
  )

export const toggle = (field: FieldSchema, holder: Holder): HTMLElement => {
  const write = writer(holder, field.name, (control) => control instanceof HTMLInputElement && control.checked)
  const checked = holder.object[field.name] === true || holder.object[field.name] === 'true'
  return h(
    'label',
    { class: 'toggle' },
    h('input', { type: 'checkbox', name: field.name, checked, change: write }),
    field.label,
  )
}
