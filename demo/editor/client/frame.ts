import { h } from './dom'
import type { Block, Schema, Story } from './model'
import { wayTo, withEditable } from './model'

/** Widths that a page is looked at in, in px. */
const WIDTHS = { Ordinateur: 1280, Tablette: 768, Téléphone: 390 } as const
type Width = keyof typeof WIDTHS

interface Listeners {
  /** A block was clicked in the page. */
  onPick: (uid: string) => void
}

/** What the page's bridge says; other windows may say anything. */
const actionOf = (data: unknown): { action: string; uid: string | null } | null => {
  if (typeof data !== 'object' || data === null || !('action' in data) || typeof data.action !== 'string') return null
  const block: unknown = 'dataC' in data ? data.dataC : null
  const uid =
    typeof block === 'object' && block !== null && 'uid' in block && typeof block.uid === 'string' ? block.uid : null
  return { action: data.action, uid }
}

/**
 * The page in its frame, and the conversation with its bridge: the messages of Storyblok's visual editor, sent to the
 * page's own origin only and heard from it only.
 */
export const createFrame = (schema: Schema, { onPick }: Listeners) => {
  const iframe = h('iframe', { title: 'Aperçu de la page', class: 'page' })
  const stage = h('div', { class: 'stage' }, iframe)
  let story: Story | null = null
  /** What was typed since the story was opened and is in no draft yet. */
  let unsaved: Story | null = null
  let spaceId = ''
  let width: Width = 'Ordinateur'

  const origin = (): string => new URL(iframe.src, location.href).origin
  const send = (message: Record<string, unknown>): void => {
    if (story !== null) iframe.contentWindow?.postMessage(message, origin())
  }
  const sendInput = (typed: Story): void =>
    send({ action: 'input', story: { ...typed, content: withEditable(typed.content, typed.id, spaceId) } })
  const names = Object.fromEntries(Object.values(schema).map(({ component, label }) => [component, label]))
  const blockData = (block: Block) => ({
    uid: block._uid,
    id: String(story?.id ?? ''),
    space: Number(spaceId),
    name: block.component,
  })
  const about = (block: Block) => ({
    blok: blockData(block),
    breadcrumbs: [],
    canAddBlocks: false,
    canMoveForward: false,
    canMoveBackward: false,
    canDeleteBlocks: false,
  })
  const find = (uid: string): Block | undefined =>
    story === null ? undefined : wayTo(story.content as Block, uid)?.at(-1)

  window.addEventListener('message', (event) => {
    if (story === null || event.source !== iframe.contentWindow || event.origin !== origin()) return
    const said = actionOf(event.data)
    if (said?.action === 'initialized') {
      send({
        action: 'enterEditmode',
        reload: true,
        storyId: story.id,
        blockId: '',
        componentNames: names,
        appVersion: 'v2',
      })
      // The page shows the saved draft; it was not there yet to hear what was typed meanwhile.
      if (unsaved) sendInput(unsaved)
    }
    if (said?.action === 'ping') send({ action: 'pingBack' })
    const block = said?.action === 'edit' && said.uid !== null ? find(said.uid) : undefined
    if (!block) return
    send({ action: 'editedBlok', ...about(block) })
    onPick(block._uid)
  })

  /** A page as wide as a desktop’s stands in a narrower pane: it is drawn smaller. */
  const fit = (): void => {
    const wanted = WIDTHS[width]
    const scale = Math.min(1, stage.clientWidth / wanted)
    iframe.style.width = `${Math.min(wanted, stage.clientWidth / scale)}px`
    iframe.style.height = `${stage.clientHeight / scale}px`
    iframe.style.transform = `scale(${scale})`
    iframe.style.marginInlineStart = `${Math.max(0, (stage.clientWidth - wanted * scale) / 2)}px`
  }
  new ResizeObserver(fit).observe(stage)

  const buttons = (Object.keys(WIDTHS) as Width[]).map((name) => {
    const press = () => {
      width = name
      for (const button of buttons) button.setAttribute('aria-pressed', String(button === pressed))
      fit()
    }
    const pressed: HTMLButtonElement = h(
      'button',
      { type: 'button', class: 'width', 'aria-pressed': String(name === width), click: press },
      name,
    )
    return pressed
  })

  return {
    element: h(
      'section',
      { class: 'pane', 'aria-label': 'Aperçu' },
      h('div', { class: 'widths', role: 'group', 'aria-label': 'Largeur' }, ...buttons),
      stage,
    ),
    /** Shows a story from its saved draft. */
    open: (opened: Story, address: string): void => {
      story = opened
      unsaved = null
      spaceId = new URL(address, location.href).searchParams.get('_storyblok_tk[space_id]') ?? ''
      iframe.src = address
    },
    /** Tells the page what is being typed. */
    input: (typed: Story): void => {
      story = typed
      unsaved = typed
      sendInput(typed)
    },
    /** Tells the page that the draft was saved, or what became of the story. */
    tell: (action: 'change' | 'published' | 'unpublished', { id, full_slug: slug }: Story): void => {
      unsaved = null
      send({ action, reload: true, slug, storyId: id, slugChanged: false })
    },
    /** Shows in the page which block the form is about. */
    point: (uid: string): void => {
      const block = find(uid)
      if (block && story) send({ action: 'enterComponent', componentId: uid, storyId: story.id, ...about(block) })
    },
  }
}
