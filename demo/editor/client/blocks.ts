import { fill, h } from './dom'
import { fieldControl } from './fields'
import { orderButtons } from './icon-button'
import type { Block, BlockSchema, FieldSchema, JsonObject, Schema } from './model'
import { blocksIn, newBlock, textOf } from './model'
import { richTextField } from './rich-text'
import { helpOf } from './simple-fields'

export interface FormContext {
  schema: Schema
  /** Something was typed or moved. */
  changed: () => void
  /** The form of a block was opened. */
  onOpen: (uid: string) => void
}

/** What tells one block from the next of its kind. */
const summaryOf = (block: Block): string => {
  const text =
    textOf(block['title']) ||
    textOf(block['label']) ||
    textOf(block['name']) ||
    textOf(block['question']) ||
    textOf(block['text']) ||
    textOf(block['value'])
  return text.length > 48 ? `${text.slice(0, 47)}…` : text
}

const blockForm = (block: Block, context: FormContext, tools: HTMLElement[]): HTMLElement => {
  const title = context.schema[block.component]?.label ?? block.component
  const name = h('span', { class: 'what' }, summaryOf(block))
  const inside = h('div', { class: 'inside' })
  const form = context.schema[block.component]
  const inner: FormContext = {
    ...context,
    changed: () => {
      name.textContent = summaryOf(block)
      context.changed()
    },
  }
  const details = h(
    'details',
    { class: 'block', 'data-uid': block._uid },
    h('summary', {}, h('b', {}, title), name, h('span', { class: 'tools' }, ...tools)),
    inside,
  )
  details.addEventListener('toggle', () => {
    if (!details.open) return
    if (inside.childElementCount === 0)
      fill(
        inside,
        ...(form ? formOf(block, form, inner) : [h('p', { class: 'hint' }, 'Ce bloc n’existe pas sur le site.')]),
      )
    context.onOpen(block._uid)
  })
  return details
}

/** A list of blocks: each with its form, in an order that may be changed, and a way to add one. */
const blockList = (
  owner: JsonObject,
  { name, label, help, holds = [] }: FieldSchema,
  context: FormContext,
): HTMLElement => {
  const list = h('div', { class: 'blocks' })
  const change = (blocks: Block[], open?: string): void => {
    owner[name] = blocks
    draw(open)
    context.changed()
  }
  const draw = (open?: string): void => {
    const blocks = blocksIn(owner[name])
    const opened = new Set(
      [...list.querySelectorAll<HTMLDetailsElement>(':scope > details[open]')].map(({ dataset }) => dataset['uid']),
    )
    fill(
      list,
      ...blocks.map((block, index) => {
        const form = blockForm(
          block,
          context,
          orderButtons<Block>(blocks, index, (next) => change(next)),
        )
        if (opened.has(block._uid) || open === block._uid) form.setAttribute('open', '')
        return form
      }),
    )
  }
  const kinds = holds
    .flatMap((component) => context.schema[component] ?? [])
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'))
  const add = (event: Event) => {
    if (!(event.target instanceof HTMLSelectElement)) return
    const [component = '', preset] = event.target.value.split('/')
    event.target.value = ''
    const kind = context.schema[component]
    if (!kind) return
    const block = newBlock(kind, context.schema, kind.presets[Number(preset)]?.values)
    change([...blocksIn(owner[name]), block], block._uid)
  }
  const select = h(
    'select',
    { class: 'add', 'aria-label': `Ajouter : ${label}`, change: add },
    h('option', { value: '' }, '+ Ajouter…'),
    ...kinds.flatMap((kind) => [
      h('option', { value: kind.component }, kind.label),
      ...kind.presets.map((preset, index) =>
        h('option', { value: `${kind.component}/${index}` }, `${kind.label} : ${preset.name}`),
      ),
    ]),
  )
  draw()
  return h('fieldset', { class: 'list' }, h('legend', {}, label), helpOf(help), list, select)
}

const controlOf = (owner: JsonObject, field: FieldSchema, context: FormContext): HTMLElement => {
  const holder = { object: owner, changed: context.changed }
  if (field.kind === 'blocks') return blockList(owner, field, context)
  if (field.kind === 'richtext') return richTextField(field, holder, (inner, list) => blockList(inner, list, context))
  return fieldControl(field, holder)
}

/** The controls of a block, or of a story itself; fields that stand apart are opened by their name. */
export const formOf = (
  owner: JsonObject,
  { fields, tabs }: Pick<BlockSchema, 'fields' | 'tabs'>,
  context: FormContext,
): HTMLElement[] => {
  const apart = new Set(tabs.flatMap((tab) => tab.fields))
  const controls = (shown: readonly FieldSchema[]) => shown.map((field) => controlOf(owner, field, context))
  return [
    ...controls(fields.filter(({ name }) => !apart.has(name))),
    ...tabs.map((tab) =>
      h(
        'details',
        { class: 'group' },
        h('summary', {}, tab.label),
        ...controls(fields.filter(({ name }) => tab.fields.includes(name))),
      ),
    ),
  ]
}
