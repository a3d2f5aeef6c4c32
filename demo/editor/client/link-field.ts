import { h } from './dom'
import { addressOf, inNewTab, kindOfLink, linkTo } from './link-value'
import type { FieldSchema } from './model'
import { isObject } from './model'
import { pageAt, PAGES_ID } from './pages'
import { labelled, writer } from './simple-fields'
import type { Holder } from './simple-fields'

const HINT = 'Une page du site ou une autre adresse, au besoin avec #ancre ; tel: ou un e-mail.'

/** A link of any kind: its address says which. */
export const link = (field: FieldSchema, { object, changed }: Holder): HTMLElement => {
  const current = () => object[field.name]
  const kind = h('small', { class: 'kind' }, kindOfLink(current(), pageAt))
  const holder: Holder = {
    object,
    changed: () => {
      kind.textContent = kindOfLink(current(), pageAt)
      changed()
    },
  }
  const value = current()
  const address = h('input', {
    name: field.name,
    list: PAGES_ID,
    autocomplete: 'off',
    value: addressOf(value),
    input: writer(holder, field.name, (control) => linkTo(control.value, current(), pageAt)),
  })
  const newTab = h('input', {
    type: 'checkbox',
    name: `${field.name}-external`,
    checked: isObject(value) && value['target'] === '_blank',
    change: writer(holder, field.name, (control) =>
      inNewTab(current(), control instanceof HTMLInputElement && control.checked),
    ),
  })
  return h(
    'div',
    { class: 'link' },
    labelled(field, address, HINT),
    kind,
    h('label', { class: 'toggle' }, newTab, 'Ouvrir dans un nouvel onglet (lien vers un autre site)'),
  )
}
