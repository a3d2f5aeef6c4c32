import { h } from './dom'
import { createStory, Refused } from './api'
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

/** Asks for the name, the address and the kind of a new story. */
export const askForStory = (onMade: (opened: Opened) => void): void => {
  const name = h('input', { name: 'name', required: true, autocomplete: 'off' })
  const kind = h(
    'select',
    { name: 'kind' },
    h('option', { value: 'page' }, 'Page'),
    h('option', { value: 'article' }, 'Article'),
  )
  const slug = h('input', { name: 'slug', required: true, autocomplete: 'off' })
  const problem = h('p', { class: 'problem', role: 'alert' })
  let isOwn = false
  const suggest = () => {
    if (!isOwn) slug.value = `${kind.value === 'article' ? 'news/' : ''}${slugOf(name.value)}`
  }
  name.addEventListener('input', suggest)
  kind.addEventListener('change', suggest)
  slug.addEventListener('input', () => {
    isOwn = true
  })
  const submit = (event: Event) => {
    event.preventDefault()
    createStory(name.value, slug.value, kind.value).then(
      (opened) => {
        dialog.close()
        onMade(opened)
      },
      (error: unknown) => {
        problem.textContent = error instanceof Refused ? error.message : String(error)
      },
    )
  }
  const dialog: HTMLDialogElement = h(
    'dialog',
    { 'aria-labelledby': 'new-title', close: () => dialog.remove() },
    h(
      'form',
      { submit },
      h('h2', { id: 'new-title' }, 'Nouveau contenu'),
      h('div', { class: 'field' }, h('label', {}, 'Nom', name)),
      h('div', { class: 'field' }, h('label', {}, 'Genre', kind)),
      h('div', { class: 'field' }, h('label', {}, 'Adresse', slug)),
      problem,
      h(
        'div',
        { class: 'actions' },
        h('button', { type: 'button', class: 'button', click: () => dialog.close() }, 'Annuler'),
        h('button', { class: 'button primary' }, 'Créer'),
      ),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
}
