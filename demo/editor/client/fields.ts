import { asset, assets, file } from './asset-fields'
import { h } from './dom'
import { link } from './link-field'
import type { FieldSchema, JsonObject } from './model'
import { isObject } from './model'
import { table } from './table-field'
import { choice, day, helpOf, long, plain, toggle } from './simple-fields'
import type { Holder } from './simple-fields'

const seo = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  const object: JsonObject = isObject(value) ? value : {}
  holder.object[field.name] = object
  const inner: Holder = { object, changed: holder.changed }
  return h(
    'details',
    { class: 'group' },
    h('summary', {}, field.label),
    helpOf(field.help),
    plain({ name: 'title', label: 'Titre pour les moteurs de recherche', kind: 'text', required: true }, inner, 'text'),
    long({ name: 'description', label: 'Description', kind: 'longtext', required: true }, inner),
    toggle({ name: 'noindex', label: 'Cacher aux moteurs de recherche', kind: 'toggle', required: false }, inner),
  )
}

/** The control of a field; lists of blocks, and texts that may hold blocks, are made by `blocks.ts`. */
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
      return day(field, holder)
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
    default:
      return plain(field, holder, 'text')
  }
}
