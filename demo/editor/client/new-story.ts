import { h } from './dom'
import { createStory } from './api'
import { openDialog } from './dialog'
import type { Opened } from './api'

/** A slug as people would write it for a title. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/**
 * Asks for the name, the address and the kind of a new story.
 *
 * @param release that it is then edited in; null: none
 */
export const askForStory = (release: number | null, onMade: (opened: Opened) => void): void => {
  const name = h('input', { name: 'name', required: true, autocomplete: 'off' })
  const kind = h(
    'select',
    { name: 'kind' },
    h('option', { value: 'page' }, 'Page'),
    h('option', { value: 'article' }, 'Article'),
  )
  const slug = h('input', { name: 'slug', required: true, autocomplete: 'off' })
  let isOwn = false
  const suggest = () => {
    if (!isOwn) slug.value = `${kind.value === 'article' ? 'news/' : ''}${slugOf(name.value)}`
  }
  name.addEventListener('input', suggest)
  kind.addEventListener('change', suggest)
  slug.addEventListener('input', () => {
    isOwn = true
  })
  openDialog({
    id: 'new',
    title: 'Nouveau contenu',
    fields: [h('label', {}, 'Nom', name), h('label', {}, 'Genre', kind), h('label', {}, 'Adresse', slug)],
    action: 'Créer',
    submit: async () => onMade(await createStory({ name: name.value, slug: slug.value, kind: kind.value }, release)),
  })
}
