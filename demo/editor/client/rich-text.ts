import { h, fill } from './dom'
import type { FieldSchema, Json, JsonObject } from './model'
import { isObject, textOf } from './model'

interface Holder {
  object: JsonObject
  changed: () => void
}

const NAMES: Record<string, string> = {
  paragraph: 'Paragraphe',
  heading: 'Titre',
  list_item: 'Point',
  blockquote: 'Citation',
  link: 'Lien',
  bold: 'Gras',
}

/** Every piece of text, with the name of what it stands in: form and links of a text stay as they are. */
const leaves = (node: Json, inside: string, found: { node: JsonObject; name: string }[] = []) => {
  if (!isObject(node)) return found
  const type = textOf(node['type'])
  if (type === 'text') {
    const mark = Array.isArray(node['marks'])
      ? node['marks'].filter(isObject).map((item) => NAMES[textOf(item['type'])])[0]
      : undefined
    found.push({ node, name: mark ?? inside })
  } else if (Array.isArray(node['content']))
    for (const child of node['content']) leaves(child, NAMES[type] ?? inside, found)
  return found
}

const emptyDocument = (): JsonObject => ({ type: 'doc', content: [] })

/** The texts of a rich text, one box for each piece, and another paragraph at its end. */
export const richTextField = (field: FieldSchema, { object, changed }: Holder): HTMLElement => {
  const value = object[field.name]
  const content: JsonObject = isObject(value) && Array.isArray(value['content']) ? value : emptyDocument()
  const list = h('div', {})
  const draw = (): void =>
    fill(
      list,
      ...leaves(content, 'Texte').map(({ node, name }) => {
        const write = (event: Event) => {
          if (event.target instanceof HTMLTextAreaElement) node['text'] = event.target.value
          object[field.name] = content
          changed()
        }
        return h(
          'label',
          { class: 'piece' },
          h('small', {}, name),
          h('textarea', {
            rows: Math.min(6, 1 + Math.floor(textOf(node['text']).length / 48)),
            value: textOf(node['text']),
            input: write,
          }),
        )
      }),
    )
  const add = () => {
    const nodes = Array.isArray(content['content']) ? content['content'] : []
    content['content'] = [...nodes, { type: 'paragraph', content: [{ type: 'text', text: 'Nouveau paragraphe.' }] }]
    object[field.name] = content
    draw()
    changed()
  }
  draw()
  return h(
    'fieldset',
    { class: 'group' },
    h('legend', {}, field.label),
    list,
    h('button', { type: 'button', class: 'small', click: add }, '+ Paragraphe'),
  )
}
