import { fill, h } from './dom'
import type { Row } from './model'

/** What became of a story, in a word and a class. */
export const stateOf = ({
  published,
  unpublished_changes: changes,
  is_planned: isPlanned,
}: Pick<Row, 'published' | 'unpublished_changes' | 'is_planned'>): [string, string] =>
  isPlanned
    ? ['Dans le groupe', 'changed']
    : !published
      ? ['Brouillon', 'draft']
      : changes
        ? ['Modifié', 'changed']
        : ['Publié', 'live']

const GROUPS: [string, (row: Row) => boolean][] = [
  ['Sur toutes les pages', ({ full_slug: slug }) => slug.startsWith('global/')],
  ['Pages', ({ component, full_slug: slug }) => component !== 'article' && !slug.startsWith('global/')],
  ['Articles', ({ component }) => component === 'article'],
]

interface Listeners {
  onOpen: (id: number) => void
  onNew: () => void
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The stories of the space, searched by name or address. */
export const createList = ({ onOpen, onNew }: Listeners) => {
  let rows: Row[] = []
  let current: number | null = null
  const results = h('div', { class: 'results' })
  const search = h('input', {
    type: 'search',
    placeholder: 'Rechercher…',
    'aria-label': 'Rechercher un contenu',
    input: () => draw(),
  })

  const entry = (row: Row): HTMLElement => {
    const [text, name] = stateOf(row)
    return h(
      'li',
      {},
      h(
        'button',
        {
          type: 'button',
          class: 'row',
          'aria-current': row.id === current ? 'true' : undefined,
          click: () => onOpen(row.id),
        },
        h('span', { class: 'name' }, row.name),
        h('span', { class: `state ${name}` }, text),
        h('span', { class: 'slug' }, row.full_slug === 'home' ? '/' : `/${row.full_slug}`),
      ),
    )
  }
  const draw = (): void => {
    const wanted = fold(search.value.trim())
    const found = rows.filter(({ name, full_slug: slug }) => fold(`${name} ${slug}`).includes(wanted))
    const groups = GROUPS.map(([title, belongs]) => [title, found.filter(belongs)] as const).filter(
      ([, list]) => list.length > 0,
    )
    fill(
      results,
      ...(groups.length === 0
        ? [h('p', { class: 'hint' }, 'Aucun contenu de ce nom.')]
        : groups.map(([title, list]) => h('section', {}, h('h2', {}, title), h('ul', {}, ...list.map(entry))))),
    )
  }
  return {
    element: h(
      'nav',
      { class: 'stories', 'aria-label': 'Contenus' },
      h('div', { class: 'search' }, search, h('button', { type: 'button', class: 'small', click: onNew }, '+ Nouveau')),
      results,
    ),
    show: (next: Row[]): void => {
      rows = next
      draw()
    },
    mark: (id: number): void => {
      current = id
      draw()
    },
  }
}
