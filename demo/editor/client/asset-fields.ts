import { fill, h } from './dom'
import { focusPoint } from './focus-point'
import { orderButtons } from './icon-button'
import type { FieldSchema, JsonObject } from './model'
import { isObject, textOf } from './model'
import { group, plain } from './simple-fields'
import type { Holder } from './simple-fields'

const newPicture = (): JsonObject => ({ fieldtype: 'asset', filename: '', alt: '' })

/** A picture with its address, its description and the point that stays in view. */
const pictureInputs = (picture: JsonObject, required: boolean, typed: () => void): HTMLElement[] => {
  const image = h('img', { class: 'thumb', alt: '', src: textOf(picture['filename']) || undefined })
  const changed = () => {
    const address = textOf(picture['filename'])
    if (address === '') image.removeAttribute('src')
    else image.src = address
    typed()
  }
  const inner: Holder = { object: picture, changed }
  return [
    image,
    focusPoint(image, picture, changed),
    plain({ name: 'filename', label: 'Adresse de l’image', kind: 'text', required }, inner, 'url'),
    plain({ name: 'alt', label: 'Description', kind: 'text', required: false }, inner, 'text'),
  ]
}

export const asset = (field: FieldSchema, { object, changed }: Holder): HTMLElement => {
  const value = object[field.name]
  const picture = isObject(value) ? value : newPicture()
  const inputs = pictureInputs(picture, field.required, () => {
    object[field.name] = picture
    changed()
  })
  return group(field, ...inputs)
}

export const file = (field: FieldSchema, holder: Holder): HTMLElement => {
  const value = holder.object[field.name]
  const object: JsonObject = isObject(value) ? value : { fieldtype: 'asset', filename: '' }
  holder.object[field.name] = object
  const address: FieldSchema = { ...field, name: 'filename' }
  return plain(address, { object, changed: holder.changed }, 'url')
}

/** Several pictures, in an order that may be changed. */
export const assets = (field: FieldSchema, { object, changed }: Holder): HTMLElement => {
  const value = object[field.name]
  let pictures = Array.isArray(value) ? value.filter(isObject) : []
  const list = h('div', { class: 'parts' })
  const set = (next: JsonObject[]): void => {
    pictures = next
    object[field.name] = next
    draw()
    changed()
  }
  const draw = (): void =>
    fill(
      list,
      ...pictures.map((picture, index) =>
        h(
          'div',
          { class: 'part' },
          h('div', { class: 'part-head' }, h('b', {}, `Image ${index + 1}`), ...orderButtons(pictures, index, set)),
          ...pictureInputs(picture, true, changed),
        ),
      ),
    )
  draw()
  return group(
    field,
    list,
    h(
      'div',
      { class: 'adds' },
      h('button', { type: 'button', class: 'small', click: () => set([...pictures, newPicture()]) }, '+ Image'),
    ),
  )
}
