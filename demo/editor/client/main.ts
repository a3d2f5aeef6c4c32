import { readSchema, Refused } from './api'
import { formOf } from './blocks'
import { createDesk } from './desk'
import type { DeskState } from './desk'
import { fill, h } from './dom'
import { createFrame } from './frame'
import { createList, stateOf } from './list'
import type { Block, Schema, Story } from './model'
import { wayTo } from './model'
import { askForStory } from './new-story'
import { createReleases } from './releases'

const start = async (root: Element): Promise<void> => {
  const schema: Schema = await readSchema()
  /** A block that the page asked for is not pointed at in the page. */
  let isPicking = false

  const heading = h('div', { class: 'heading' })
  const message = h('p', { class: 'message', role: 'status' })
  const form = h('div', { class: 'form' })
  const button = (name: string, text: string, click: () => void) =>
    h('button', { type: 'button', class: `button ${name}`, click }, text)
  const save = button('', 'Enregistrer', () => void desk.save())
  const publish = button('primary', 'Publier', () => void desk.publish())
  const unpublish = button('', 'Dépublier', () => void desk.unpublish())
  const list = createList({
    onOpen: (id) => void desk.show(id),
    onNew: () => {
      if (desk.mayLeave('Créer un autre contenu ?'))
        askForStory(releases.current(), (opened) => void desk.present(opened))
    },
  })
  const releases = createReleases(async (release) =>
    desk.mayLeave('Changer de publication groupée ?') ? desk.showIn(release) : false,
  )
  const frame = createFrame(schema, { onPick: (uid) => openForm(uid) })
  const drawer = h(
    'button',
    { type: 'button', class: 'button drawer', 'aria-expanded': 'false', click: () => toggleList() },
    'Contenus',
  )
  const toggleList = (open = !document.body.classList.contains('listing')) => {
    document.body.classList.toggle('listing', open)
    drawer.setAttribute('aria-expanded', String(open))
  }

  const showState = ({ story, isDirty, release }: DeskState): void => {
    const isInRelease = release !== null
    publish.textContent = isInRelease ? 'Publier le groupe' : 'Publier'
    save.disabled = story === null || !isDirty
    publish.disabled = story === null || (!isInRelease && story.published && !story.unpublished_changes && !isDirty)
    unpublish.disabled = story === null || isInRelease || !story.published
    if (story === null) {
      fill(heading, h('strong', {}, 'Choisissez un contenu'))
      return
    }
    const [text, name] = isDirty ? ['Non enregistré', 'changed'] : stateOf(story)
    fill(
      heading,
      h('strong', {}, story.name),
      h('span', { class: 'slug' }, story.full_slug === 'home' ? '/' : `/${story.full_slug}`),
      h('span', { class: `state ${name}` }, text),
    )
  }
  const showForm = ({ content }: Story): void => {
    const fields = schema[(content as Block).component]
    const onOpen = (uid: string) => (isPicking ? undefined : frame.point(uid))
    fill(
      form,
      ...(fields
        ? formOf(content, fields, { schema, changed: desk.changed, onOpen })
        : [h('p', { class: 'hint' }, 'Ce genre de contenu n’a pas de formulaire.')]),
    )
    form.scrollTop = 0
    toggleList(false)
  }
  const say = (text: string): void => void (message.textContent = text)
  const desk = createDesk({ frame, list, releases, showForm, showState, say })
  const openForm = (uid: string): void => {
    const way = wayTo((desk.opened()?.content ?? {}) as Block, uid)
    isPicking = true
    for (const block of way ?? []) {
      const details = form.querySelector(`details[data-uid="${block._uid}"]`)
      details?.setAttribute('open', '')
      // The toggle event fires in a later task: the form of the next block is inside this one.
      details?.dispatchEvent(new Event('toggle'))
    }
    form.querySelector(`details[data-uid="${uid}"]`)?.scrollIntoView({ block: 'start' })
    setTimeout(() => (isPicking = false), 200)
  }

  fill(
    root,
    h(
      'header',
      { class: 'bar' },
      drawer,
      h('a', { class: 'brand', href: '/demo/editor' }, 'Éditeur', h('small', {}, 'démonstration')),
      heading,
      message,
      h('div', { class: 'actions' }, releases.element, unpublish, save, publish),
    ),
    list.element,
    frame.element,
    h('section', { class: 'side', 'aria-label': 'Champs' }, form),
  )
  desk.told()
  addEventListener('beforeunload', (event) => {
    if (desk.hasUnsaved()) event.preventDefault()
  })
  const [asked, release] = location.hash.slice(1).split('/').map(Number)
  await releases.refresh(release ?? null)
  const rows = await desk.showList()
  const first = rows.find(({ id }) => id === asked) ?? rows.find(({ full_slug: slug }) => slug === 'home') ?? rows[0]
  if (first) await desk.show(first.id)
}

const root = document.getElementById('editor')
if (root)
  start(root).catch((error: unknown) =>
    fill(root, h('p', { class: 'loading' }, error instanceof Refused ? error.message : String(error))),
  )
