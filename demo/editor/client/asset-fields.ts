import { h } from './dom'
import type { FieldSchema, Json, JsonObject } from './model'
import { isObject, textOf } from './model'
import { focusPoint } from './focus-point'
import { helpOf, labelled, plain, writer } from './simple-fields'
import type { Holder } from './simple-fields'

export const asset = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  const picture: JsonObject = isObject(value) ? value : { fieldtype: 'asset', filename: '', alt: '' }
  const image = h('img', { class: 'thumb', alt: '', src: textOf(picture['filename']) || undefined })
  const changed = () => {
    holder.object[field.name] = picture
    const address = textOf(picture['filename'])
    if (address === '') image.removeAttribute('src')
    else image.src = address
    holder.changed()
  }
  const point = focusPoint(image, picture, changed)
  const inner: Holder = { object: picture, changed }
  return h(
    'fieldset',
    { class: 'group' },
    h('legend', {}, field.label),
    helpOf(field.help),
    image,
    point,
    plain({ name: 'filename', label: 'Adresse de l’image', kind: 'text', required: field.required }, inner, 'url'),
    plain({ name: 'alt', label: 'Description', kind: 'text', required: false }, inner, 'text'),
  )
}

export const file = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  const object: JsonObject = isObject(value) ? value : { fieldtype: 'asset', filename: '' }
  holder.object[field.name] = object
  const address: FieldSchema = { ...field, name: 'filename' }
  return plain(address, { object, changed: holder.changed }, 'url')
}

export const assets = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  const pictures = Array.isArray(value) ? value.filter(isObject) : []
  const read = (text: string): Json =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(
        (filename) =>
          pictures.find((picture) => picture['filename'] === filename) ?? { fieldtype: 'asset', filename, alt: '' },
      )
  const text = pictures.map((picture) => textOf(picture['filename'])).join('\n')
  return labelled(
    field,
    h('textarea', {
      rows: 4,
      name: field.name,
      value: text,
      input: writer(holder, field.name, (control) => read(control.value)),
    }),
    'Une adresse par ligne.',
  )
}
