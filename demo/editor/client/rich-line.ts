import { h } from './dom'
import { addressOf, linkOfMark, linkTo, markAttributes } from './link-value'
import type { JsonObject } from './model'
import { isObject, textOf } from './model'
import { pageAt, PAGES_ID } from './pages'
import { markOf, nodesIn, toggleMark } from './rich-nodes'

const MARKS = { bold: 'Gras', italic: 'Italique', link: 'Lien' } as const

interface Listeners {
  /** Something was typed. */
  typed: () => void
  /** The texts of the line are other ones now. */
  redraw: () => void
}

const addressInput = (mark: JsonObject, { typed }: Listeners): HTMLElement => {
  const attrs = isObject(mark['attrs']) ? mark['attrs'] : {}
  return h('input', {
    class: 'address',
    'aria-label': 'Adresse du lien',
    placeholder: 'Page ou adresse du lien',
    list: PAGES_ID,
    value: addressOf(linkOfMark(attrs)),
    input: ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      mark['attrs'] = markAttributes(linkTo(target.value, linkOfMark(attrs), pageAt))
      typed()
    },
  })
}

/** One text of a line. Marks are given to what is selected in it, or to all of it. */
const leafInput = (line: JsonObject, leaf: JsonObject, listeners: Listeners): HTMLElement => {
  const text = textOf(leaf['text'])
  const input: HTMLTextAreaElement = h('textarea', {
    rows: Math.min(6, 1 + Math.floor(text.length / 44)),
    'aria-label': 'Texte',
    value: text,
    input: () => {
      leaf['text'] = input.value
      listeners.typed()
    },
  })
  const toggle = (type: string): void => {
    const { selectionStart: start, selectionEnd: end, value } = input
    const range = start === end ? ([0, value.length] as const) : ([start, end] as const)
    const mark: JsonObject = { type, ...(type === 'link' && { attrs: { href: '', linktype: 'url' } }) }
    line['content'] = nodesIn(line).flatMap((node) => (node === leaf ? toggleMark(leaf, range, mark) : [node]))
    listeners.redraw()
  }
  const buttons = Object.entries(MARKS).map(([type, name]) => {
    const isOn = markOf(leaf, type) !== undefined
    return h('button', { type: 'button', class: 'mark', 'aria-pressed': String(isOn), click: () => toggle(type) }, name)
  })
  const link = markOf(leaf, 'link')
  return h(
    'div',
    { class: 'piece' },
    input,
    link !== undefined && addressInput(link, listeners),
    h('div', { class: 'marks' }, ...buttons),
  )
}

/** The texts of a paragraph, a title or a point; pictures and line breaks among them stay. */
export const lineInputs = (line: JsonObject, listeners: Listeners): HTMLElement[] => {
  // An empty line gets a text, so that something can be typed into it.
  if (nodesIn(line).length === 0 && /^(?:paragraph|heading)$/.test(textOf(line['type'])))
    line['content'] = [{ type: 'text', text: '' }]
  return nodesIn(line).flatMap((node) => (node['type'] === 'text' ? [leafInput(line, node, listeners)] : []))
}
