import { fill, h } from './dom'
import { iconButton, orderButtons } from './icon-button'
import type { FieldSchema, JsonObject } from './model'
import { isObject, textOf } from './model'
import { asKind, isPartKind, linesOf, newPart, nodesIn, PART_NAMES, partKind, withoutLine } from './rich-nodes'
import { lineInputs } from './rich-line'
import { group } from './simple-fields'
import type { Holder } from './simple-fields'

/** Parts that stay what they are. */
const OTHER_NAMES: Record<string, string> = {
  blok: 'Blocs',
  image: 'Image',
  table: 'Tableau',
  horizontal_rule: 'Trait de séparation',
  code_block: 'Code',
}

/** Makes the list of the blocks that an object holds in a field. */
export type BlockList = (owner: JsonObject, field: FieldSchema) => HTMLElement

const isList = (part: JsonObject): boolean => /^(?:bullet|ordered)_list$/.test(textOf(part['type']))

const newBlocks = (): JsonObject => ({ type: 'blok', attrs: { id: crypto.randomUUID(), body: [] } })

/** A text with titles, lists, links and blocks: its parts one below the other, each with what is in it. */
export const richTextField = (field: FieldSchema, { object, changed }: Holder, blockList: BlockList): HTMLElement => {
  const value = object[field.name]
  const content: JsonObject = isObject(value) ? value : { type: 'doc', content: [] }
  const list = h('div', { class: 'parts' })
  const typed = (): void => {
    object[field.name] = content
    changed()
  }
  const set = (parts: JsonObject[]): void => {
    content['content'] = parts
    draw()
    typed()
  }
  const redraw = (): void => set(nodesIn(content))

  const removable = (part: JsonObject, line: JsonObject): HTMLElement => {
    const parts = nodesIn(content)
    const remove = () => set(parts.toSpliced(parts.indexOf(part), 1, ...withoutLine(part, line)))
    return h(
      'div',
      { class: 'point-line' },
      ...lineInputs(line, { typed, redraw }),
      iconButton('×', 'Retirer ce point', remove),
    )
  }
  const inside = (part: JsonObject): HTMLElement[] => {
    if (isList(part)) return linesOf(part).map((line) => removable(part, line))
    if (part['type'] !== 'blok') return linesOf(part).flatMap((line) => lineInputs(line, { typed, redraw }))
    const attrs = isObject(part['attrs']) ? part['attrs'] : {}
    part['attrs'] = attrs
    const holds = { name: 'body', label: 'Blocs entre deux paragraphes', kind: 'blocks', required: false } as const
    return [blockList(attrs, { ...holds, ...(field.holds && { holds: field.holds }) })]
  }
  const drawPart = (part: JsonObject, index: number, parts: JsonObject[]): HTMLElement => {
    const kind = partKind(part)
    const choose = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement && isPartKind(target.value))
        set(parts.toSpliced(index, 1, ...asKind(part, target.value)))
    }
    const options = Object.entries(PART_NAMES).map(([name, label]) =>
      h('option', { value: name, selected: name === kind }, label),
    )
    const addPoint = () => {
      const [made] = newPart('bullet_list')
      part['content'] = [...nodesIn(part), ...nodesIn(made)]
      redraw()
    }
    return h(
      'div',
      { class: 'part' },
      h(
        'div',
        { class: 'part-head' },
        kind === null
          ? h('b', {}, OTHER_NAMES[textOf(part['type'])] ?? 'Autre contenu')
          : h('select', { 'aria-label': 'Genre de cette partie', change: choose }, ...options),
        ...orderButtons(parts, index, set),
      ),
      ...inside(part),
      isList(part) && h('button', { type: 'button', class: 'small', click: addPoint }, '+ Point'),
    )
  }
  const draw = (): void => fill(list, ...nodesIn(content).map(drawPart))
  const add = (text: string, made: () => JsonObject[]) =>
    h('button', { type: 'button', class: 'small', click: () => set([...nodesIn(content), ...made()]) }, text)

  draw()
  return group(
    field,
    list,
    h(
      'div',
      { class: 'adds' },
      add('+ Paragraphe', () => newPart('paragraph')),
      add('+ Titre', () => newPart('h2')),
      add('+ Liste', () => newPart('bullet_list')),
      field.holds && add('+ Bloc', () => [newBlocks()]),
    ),
  )
}
