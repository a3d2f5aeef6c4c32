import { asset, assets, file } from './asset-fields'
import { h } from './dom'
import type { FieldSchema, Json, JsonObject } from './model'
import { isObject, textOf } from './model'
import { richTextField } from './rich-text'
import { table } from './table-field'
import { labelled, long, plain, toggle, writer } from './simple-fields'
import type { Holder } from './simple-fields'

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
  const value = holder.object[field.name]
  let address = addressOf(value)
  let isExternal = isObject(value) && value['target'] === '_blank'
  const read = (): Json => ({
    linktype: 'url',
    id: '',
    url: address,
    cached_url: address,
    ...(isExternal && { target: '_blank' }),
  })
  const addressInput = h('input', {
    name: field.name,
    value: address,
    input: writer(holder, field.name, (control) => {
      address = control.value
      return read()
    }),
  })
  const externalInput = h('input', {
    type: 'checkbox',
    name: `${field.name}-external`,
    checked: isExternal,
    change: writer(holder, field.name, () => {
      isExternal = !isExternal
      return read()
    }),
  })
  return h(
    'div',
    {},
    labelled(
      field.label,
      field.required,
      addressInput,
      'Une adresse du site (/contact), une adresse entière, tel: ou mailto:',
    ),
    h('label', { class: 'toggle' }, externalInput, 'Ouvrir dans un nouvel onglet (lien vers un autre site)'),
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
    case 'file':
      return file(field, holder)
    case 'assets':
      return assets(field, holder)
    case 'table':
      return table(field, holder)
    case 'seo':
      return seo(field, holder)
    case 'richtext':
      return richTextField(field, holder)
    default:
      return plain(field, holder, 'text')
  }
}
