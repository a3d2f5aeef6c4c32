import { openStory, publishStory, readSchema, readStories, Refused, saveStory, unpublishStory } from './api'
import type { Opened } from './api'
import { fieldsOf } from './blocks'
import { fill, h } from './dom'
import { createFrame } from './frame'
import { createList, stateOf } from './list'
import type { Block, Schema, Story } from './model'
import { wayTo } from './model'
import { askForStory } from './new-story'

const start = async (root: Element): Promise<void> => {
  const schema: Schema = await readSchema()
  let story: Story | null = null
  let isDirty = false
  /** A block that the page asked for is not pointed at in the page. */
  let isPicking = false

  const heading = h('div', { class: 'heading' })
  const message = h('p', { class: 'message', role: 'status' })
  const form = h('div', { class: 'form' })
  const save = h('button', { type: 'button', class: 'button', click: () => void act(saved) }, 'Enregistrer')
  const publish = h('button', { type: 'button', class: 'button primary', click: () => void act(published) }, 'Publier')
  const unpublish = h('button', { type: 'button', class: 'button', click: () => void act(unpublished) }, 'Dépublier')
  const list = createList({
    onOpen: (id) => void act(() => show(id)),
    onNew: () => askForStory((opened) => void act(async () => present(opened))),
  })
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

  const say = (text: string): void => void (message.textContent = text)
  const head = (): void => {
    save.disabled = story === null || !isDirty
    publish.disabled = story === null || (story.published && !story.unpublished_changes && !isDirty)
    unpublish.disabled = story === null || !story.published
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
  const changed = (): void => {
    if (story === null) return
    isDirty = true
    frame.input(story)
    head()
  }
  const openForm = (uid: string): void => {
    const way = story === null ? null : wayTo(story.content as Block, uid)
    isPicking = true
    for (const block of way ?? []) form.querySelector(`details[data-uid="${block._uid}"]`)?.setAttribute('open', '')
    form.querySelector(`details[data-uid="${uid}"]`)?.scrollIntoView({ block: 'start' })
    setTimeout(() => (isPicking = false), 200)
  }
  const present = async ({ story: opened, frame: address }: Opened): Promise<void> => {
    story = opened
    isDirty = false
    frame.open(opened, address)
    const fields = schema[(opened.content as Block).component]?.fields
    const onOpen = (uid: string) => (isPicking ? undefined : frame.point(uid))
    const context = { schema, changed, onOpen }
    fill(
      form,
      ...(fields
        ? fieldsOf(opened.content, fields, context)
        : [h('p', { class: 'hint' }, 'Ce genre de contenu n’a pas de formulaire.')]),
    )
    form.scrollTop = 0
    toggleList(false)
    history.replaceState(null, '', `#${opened.id}`)
    list.mark(opened.id)
    head()
    list.show(await readStories())
  }
  const show = async (id: number): Promise<void> => {
    if (isDirty && !confirm('Vos modifications ne sont pas enregistrées. Ouvrir un autre contenu ?')) return
    await present(await openStory(id))
    say('')
  }
  /** The answer’s story has the same content: the form goes on with its own objects. */
  const settle = async ({ story: answered }: Opened, action: 'change' | 'published' | 'unpublished'): Promise<void> => {
    if (story === null) return
    story = { ...answered, content: story.content }
    isDirty = false
    frame.tell(action, story)
    head()
    list.show(await readStories())
  }
  const saved = async (): Promise<void> => {
    if (story === null) return
    await settle(await saveStory(story.id, story.name, story.content), 'change')
    say('Brouillon enregistré.')
  }
  const published = async (): Promise<void> => {
    if (story === null) return
    if (isDirty) await saveStory(story.id, story.name, story.content)
    await settle(await publishStory(story.id), 'published')
    say('Publié. Le site se met à jour.')
  }
  const unpublished = async (): Promise<void> => {
    if (story === null) return
    await settle(await unpublishStory(story.id), 'unpublished')
    say('Dépublié : la page quitte le site, le brouillon reste.')
  }
  const act = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      say(error instanceof Refused ? error.message : `Une erreur est survenue : ${String(error)}`)
    }
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
      h('div', { class: 'actions' }, unpublish, save, publish),
    ),
    list.element,
    frame.element,
    h('section', { class: 'side', 'aria-label': 'Champs' }, form),
  )
  head()
  addEventListener('beforeunload', (event) => {
    if (isDirty) event.preventDefault()
  })
  const rows = await readStories()
  list.show(rows)
  const asked = Number(location.hash.slice(1))
  const first = rows.find(({ id }) => id === asked) ?? rows.find(({ full_slug: slug }) => slug === 'home') ?? rows[0]
  if (first) await act(() => show(first.id))
}

const root = document.getElementById('editor')
if (root)
  start(root).catch((error: unknown) =>
    fill(root, h('p', { class: 'loading' }, error instanceof Refused ? error.message : String(error))),
  )
