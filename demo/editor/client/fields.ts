import { h } from './dom'
import type { FieldSchema, Json, JsonObject } from './model'
import { isObject, textOf } from './model'
import { richTextField } from './rich-text'

/** Where a field reads and writes its value. */
export interface Holder {
  object: JsonObject
  changed: () => void
}

let count = 0

const labelled = (label: string, required: boolean, control: HTMLElement, hint?: string): HTMLElement => {
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

const writer =
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

const plain = (field: FieldSchema, holder: Holder, type: string): HTMLElement =>
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

const long = (field: FieldSchema, holder: Holder): HTMLElement =>
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

const toggle = (field: FieldSchema, holder: Holder): HTMLElement => {
  const write = writer(holder, field.name, (control) => control instanceof HTMLInputElement && control.checked)
  const checked = holder.object[field.name] === true || holder.object[field.name] === 'true'
  return h(
    'label',
    { class: 'toggle' },
    h('input', { type: 'checkbox', name: field.name, checked, change: write }),
    field.label,
  )
}

const choice = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = textOf(holder.object[field.name])
  const options = [...(field.required ? [] : ['']), ...(field.choices ?? [])]
  const select = h(
    'select',
    { name: field.name, change: writer(holder, field.name, (control) => control.value) },
    ...options.map((text) => h('option', { value: text, selected: text === value }, text === '' ? '(aucun)' : text)),
  )
  return labelled(field.label, field.required, select)
}

const addressOf = (value: Json | undefined): string => {
  if (!isObject(value)) return textOf(value)
  const cached = textOf(value['cached_url'])
  if (value['linktype'] === 'story') return cached === 'home' ? '/' : `/${cached.replace(/^\//, '')}`
  return textOf(value['url']) || cached
}

const link = (field: FieldSchema, holder: Holder): HTMLElement => {
  const read = ({ value }: { value: string }): Json => ({ linktype: 'url', id: '', url: value, cached_url: value })
  return labelled(
    field.label,
    field.required,
    h('input', {
      name: field.name,
      value: addressOf(holder.object[field.name]),
      input: writer(holder, field.name, read),
    }),
    'Une adresse du site (/contact), une adresse entière, tel: ou mailto:',
  )
}

const asset = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  const picture: JsonObject = isObject(value) ? value : { filename: '', alt: '' }
  const image = h('img', { class: 'thumb', alt: '', src: textOf(picture['filename']) || undefined })
  const changed = () => {
    holder.object[field.name] = picture
    const address = textOf(picture['filename'])
    if (address === '') image.removeAttribute('src')
    else image.src = address
    holder.changed()
  }
  const inner: Holder = { object: picture, changed }
  return h(
    'fieldset',
    { class: 'group' },
    h('legend', {}, field.label),
    image,
    plain({ name: 'filename', label: 'Adresse de l’image', kind: 'text', required: field.required }, inner, 'url'),
    plain({ name: 'alt', label: 'Description', kind: 'text', required: false }, inner, 'text'),
  )
}

const assets = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  const pictures = Array.isArray(value) ? value.filter(isObject) : []
  const read = (text: string): Json =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((filename) => pictures.find((picture) => picture['filename'] === filename) ?? { filename, alt: '' })
  const text = pictures.map((picture) => textOf(picture['filename'])).join('\n')
  return labelled(
    field.label,
    field.required,
    h('textarea', {
      rows: 4,
      name: field.name,
      value: text,
      input: writer(holder, field.name, (control) => read(control.value)),
    }),
    'Une adresse par ligne',
  )
}

const seo = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  const object: JsonObject = isObject(value) ? value : {}
  holder.object[field.name] = object
  const inner: Holder = { object, changed: holder.changed }
  return h(
    'details',
    { class: 'group' },
    h('summary', {}, field.label),
    plain({ name: 'title', label: 'Titre pour les moteurs de recherche', kind: 'text', required: true }, inner, 'text'),
    long({ name: 'description', label: 'Description', kind: 'longtext', required: true }, inner),
    toggle({ name: 'noindex', label: 'Cacher aux moteurs de recherche', kind: 'toggle', required: false }, inner),
  )
}

/** The control of a field; lists of blocks are made by `blocks.ts`. */
export const fieldControl = (field: FieldSchema, holder: Holder): HTMLElement => {
  switch (field.kind) {
    case 'longtext':
      return long(field, holder)
    case 'toggle':
      return toggle(field, holder)
    case 'number':
      return plain(field, holder, 'number')
    case 'choice':
      return choice(field, holder)
    case 'date':
      return plain(field, holder, 'date')
    case 'link':
      return link(field, holder)
    case 'asset':
      return asset(field, holder)
    case 'assets':
      return assets(field, holder)
    case 'seo':
      return seo(field, holder)
    case 'richtext':
      return richTextField(field, holder)
    default:
      return plain(field, holder, 'text')
  }
}
