import { mergeRelease, openStory, publishStory, readStories, Refused, saveStory, unpublishStory } from './api'
import type { Opened } from './api'
import type { createFrame } from './frame'
import type { createList } from './list'
import type { Row, Story } from './model'
import { offerPages } from './pages'
import { createUnsaved } from './unsaved'

/** What the head of the editor shows. */
export interface DeskState {
  story: Story | null
  isDirty: boolean
  release: number | null
}

interface Parts {
  frame: Pick<ReturnType<typeof createFrame>, 'open' | 'input' | 'tell'>
  list: Pick<ReturnType<typeof createList>, 'show' | 'mark'>
  releases: { current: () => number | null; refresh: (wanted: number | null) => Promise<void> }
  /** Shows the fields of a story that was opened. */
  showForm: (story: Story) => void
  /** Called whenever the state changes. */
  showState: (state: DeskState) => void
  say: (text: string) => void
}

/** The story that is open, what was typed in it, and what can be done with it. */
export const createDesk = ({ frame, list, releases, showForm, showState, say }: Parts) => {
  let story: Story | null = null
  const unsaved = createUnsaved()
  const told = (): void => showState({ story, isDirty: unsaved.has(), release: releases.current() })

  const showList = async (): Promise<Row[]> => {
    const rows = await readStories(releases.current())
    list.show(rows)
    offerPages(rows)
    return rows
  }
  const mayLeave = (question: string): boolean =>
    !unsaved.has() || confirm(`Vos modifications ne sont pas enregistrées. ${question}`)
  const present = async ({ story: opened, frame: address }: Opened): Promise<void> => {
    story = opened
    unsaved.forget()
    frame.open(opened, address)
    showForm(opened)
    const release = releases.current()
    history.replaceState(null, '', `#${opened.id}${release === null ? '' : `/${release}`}`)
    list.mark(opened.id)
    told()
    await showList()
  }
  /** Takes over the state of a saved story but keeps the content object, which the fields of the form edit in place. */
  const settle = async ({ story: answered }: Opened, action: 'change' | 'published' | 'unpublished'): Promise<void> => {
    if (story === null) return
    story = { ...answered, content: story.content }
    frame.tell(action, story)
    // The frame reloads the saved draft, without what was typed since the save began: send that again.
    if (unsaved.has()) frame.input(story)
    told()
    await showList()
  }
  const saveDraft = async (opened: Story): Promise<Opened> => {
    const done = unsaved.saving()
    const answer = await saveStory(opened, releases.current())
    done()
    return answer
  }
  const mergeOpen = async (opened: Story, release: number): Promise<void> => {
    await mergeRelease(release)
    await releases.refresh(null)
    await present(await openStory(opened.id, null))
    say('Groupe publié. Le site se met à jour en une fois.')
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Runs one action at a time, so that the answer to a save never lands in a story opened meanwhile. @returns whether it succeeded */
  const act = (work: () => Promise<void>): Promise<boolean> => {
    const next = last.then(work).then(
      () => true,
      (error: unknown) => {
        say(error instanceof Refused ? error.message : `Une erreur est survenue : ${String(error)}`)
        return false
      },
    )
    last = next
    return next
  }

  return {
    told,
    showList,
    mayLeave,
    hasUnsaved: unsaved.has,
    opened: (): Story | null => story,
    present: (opened: Opened) => act(() => present(opened)),
    show: (id: number) =>
      act(async () => {
        if (!mayLeave('Ouvrir un autre contenu ?')) return
        await present(await openStory(id, releases.current()))
        say('')
      }),
    /** Shows the open story as a release has it. @returns whether it succeeded */
    showIn: (release: number | null) =>
      act(async () => {
        if (story === null) return
        await present(await openStory(story.id, release))
        say('')
      }),
    changed: (): void => {
      if (story === null) return
      unsaved.typed()
      frame.input(story)
      told()
    },
    save: () =>
      act(async () => {
        if (story === null || !unsaved.has()) return
        await settle(await saveDraft(story), 'change')
        say('Brouillon enregistré.')
      }),
    publish: () =>
      act(async () => {
        if (story === null) return
        if (unsaved.has()) await saveDraft(story)
        const release = releases.current()
        if (release !== null) return mergeOpen(story, release)
        await settle(await publishStory(story.id), 'published')
        say('Publié. Le site se met à jour.')
      }),
    unpublish: () =>
      act(async () => {
        if (story === null) return
        await settle(await unpublishStory(story.id), 'unpublished')
        say('Dépublié : la page quitte le site, le brouillon reste.')
      }),
  }
}
