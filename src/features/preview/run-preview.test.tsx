import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { Draft } from '../../domain/content/draft'
import { EMPTY_STORY_DATA } from '../../domain/content/story-data'
import type { HeroBlock } from '../../domain/content/types'
import type { PredictionAnswer, PublicationAnswer } from '../../domain/content/publication'
import type { HeldRedirect } from '../../domain/routes/held-redirect'
import { answerFetch, renderFrench } from '../testing/render'
import { useDraft, usePreview } from './draft-store'
import { runPreview } from './run-preview'

const EDITOR = 'http://localhost'
const EDITABLE = '<!--#storyblok#{"name":"hero","space":"1","uid":"h","id":"7"}-->'
const seo = { title: 'T', description: '' }

const draft = (title: string, change: Partial<Draft> = {}): Draft => {
  const hero: HeroBlock & { _editable: string } = {
    _uid: 'h',
    component: 'hero',
    layout: 'page',
    title,
    _editable: EDITABLE,
  }
  return {
    id: 7,
    path: '/pneus',
    name: 'Pneus',
    data: EMPTY_STORY_DATA,
    related: [],
    problems: [],
    story: {
      key: 'u',
      path: '/pneus',
      kind: 'page',
      name: 'Pneus',
      title: 'T',
      description: '',
      noindex: false,
      publishedAt: null,
      headline: null,
      date: null,
      category: null,
      intro: null,
      image: null,
      brand: null,
      readingMinutes: null,
      content: { _uid: 'r', component: 'page', seo, body: [hero] },
    },
    ...change,
  }
}

/** A page as the templates show it, reduced to its first title. */
const Page = () => {
  const shown = useDraft('page', '/pneus')
  const block = shown?.content.body[0]
  if (block?.component !== 'hero')
    return (
      <main>
        <h1>Publié</h1>
      </main>
    )
  return (
    <main>
      <template data-editable={EDITABLE} />
      <section>
        <h1>{block.title}</h1>
      </section>
    </main>
  )
}

const request = new URLSearchParams({ _storyblok: '7', '_storyblok_tk[token]': 'abc' })
const fromEditor = (message: unknown, origin = EDITOR) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data: message, origin })))
const typed = (calls: readonly { url: string }[]) => calls.filter(({ url }) => url.startsWith('/api/preview/render'))
const input = (title: string) => ({ action: 'input', story: { id: 7, full_slug: 'pneus', content: { title } } })

/** The bridge does nothing outside of a frame: in here the window is its own top, so its other name is bent. */
beforeAll(() => Object.defineProperty(window, 'self', { value: {}, configurable: true }))
let end: () => void = () => undefined
const listeners: (() => void)[] = []
afterEach(() => {
  act(() => end())
  for (const remove of listeners.splice(0)) remove()
  cleanup()
})

const open = async (
  pagePath = '/pneus',
  answered: () => Draft = () => draft('Brouillon'),
  heldRedirects: HeldRedirect[] = [],
  news: { publication?: PublicationAnswer; prediction?: PredictionAnswer } = {},
) => {
  const sent: unknown[] = []
  const listener = ({ data: message }: MessageEvent) => sent.push(message)
  // In the capturing phase: what does not come from the editor is stopped there.
  window.addEventListener('message', listener, { capture: true })
  listeners.push(() => window.removeEventListener('message', listener, { capture: true }))
  const calls = answerFetch((url, init) => {
    if (url.startsWith('/api/preview/render')) {
      const { story } = JSON.parse(String(init?.body)) as { story: { content: { title: string } } }
      return { status: 200, body: { draft: draft(story.content.title), heldRedirects, editors: [EDITOR] } }
    }
    if (url.startsWith('/api/preview/publication')) return { status: 200, body: news.publication }
    if (url.startsWith('/api/preview/prediction')) return { status: 200, body: news.prediction }
    return { status: 200, body: { draft: answered(), heldRedirects, editors: [EDITOR] } }
  })
  renderFrench(<Page />)
  await act(async () => {
    end = await runPreview(request, { pagePath, window })
  })
  return { calls, sent }
}

describe('a page inside the visual editor', () => {
  it('shows the draft, says that it is one, and tells the editor that it listens', async () => {
    const { calls, sent } = await open()
    expect(calls[0]?.url).toBe(`/api/preview/story?${request.toString()}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brouillon')
    expect(await screen.findByRole('status')).toHaveTextContent('Aperçu du brouillon')
    await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ action: 'initialized' })))
  })

  it('tells what publishing would touch, and after it what became of it', async () => {
    const news: Parameters<typeof open>[3] = {
      publication: { story: 'changed', publication: { kind: 'none' } },
      prediction: {
        pages: { created: 0, changed: 14, deleted: 0, first: ['/pneus', '/', '/news', '/contact'] },
        stories: 1,
      },
    }
    await open('/pneus', undefined, [], news)
    const notice = await screen.findByRole('status')
    await waitFor(() => expect(notice).toHaveTextContent('mettra à jour 14 pages, dont /pneus, /, /news.'))
    expect(notice).toHaveTextContent('Publié, avec des modifications à publier.')

    const live = { kind: 'live', since: '2026-11-21T10:00:00Z', seconds: 1.5, note: null } as const
    news.publication = { story: 'published', publication: { kind: 'switching' } }
    await fromEditor({ action: 'published' })
    await waitFor(() => expect(notice).toHaveTextContent('Publication en cours'))
    expect(notice).not.toHaveTextContent('En ligne')
    news.publication = { story: 'published', publication: live }
    await waitFor(() => expect(notice).toHaveTextContent('En ligne depuis le 21 novembre 2026 à 11:00, en 1,50'), {
      timeout: 5_000,
    })
    expect(notice).not.toHaveTextContent('mettra à jour')
  })

  it('tells what is typed from the saved draft, and forgets a prediction about an earlier one', async () => {
    const news: Parameters<typeof open>[3] = {
      publication: { story: 'changed', publication: { kind: 'none' } },
      prediction: { pages: { created: 0, changed: 14, deleted: 0, first: ['/pneus'] }, stories: 1 },
    }
    await open('/pneus', undefined, [], news)
    const notice = await screen.findByRole('status')
    await waitFor(() => expect(notice).toHaveTextContent('mettra à jour 14 pages'))
    await fromEditor(input('Geändert'))
    await waitFor(() => expect(notice).toHaveTextContent('Modifications non enregistrées.'))
    expect(notice).not.toHaveTextContent('mettra à jour')
    delete news.prediction
    await fromEditor({ action: 'change' })
    await waitFor(() => expect(notice).toHaveTextContent('Publié, avec des modifications à publier.'))
    expect(notice).not.toHaveTextContent('mettra à jour')
  })

  it('shows what is typed', async () => {
    await open()
    await fromEditor(input('Bonj'))
    expect(await screen.findByText('Bonj')).toBeVisible()
    await fromEditor(input('Bonjour'))
    expect(await screen.findByText('Bonjour')).toBeVisible()
  })

  it('does not hear anybody but the editor', async () => {
    const { calls } = await open()
    await fromEditor(input('Piégé'), 'https://evil.example')
    expect(typed(calls)).toHaveLength(0)
    await fromEditor(input('Bon'))
    expect(await screen.findByText('Bon')).toBeVisible()
    expect(typed(calls)).toHaveLength(1)
  })

  it.each(['change', 'published', 'unpublished'])('reads the draft again when the editor says %s', async (action) => {
    let title = 'Avant'
    await open('/pneus', () => draft(title))
    title = 'Après'
    await fromEditor({ action, slug: 'pneus', storyId: 7, slugChanged: false })
    expect(await screen.findByText('Après')).toBeVisible()
  })

  it('marks its blocks, so that a click opens their form', async () => {
    const { sent } = await open()
    const section = screen.getByRole('heading', { level: 1 }).closest('section')
    await waitFor(() => expect(section).toHaveAttribute('data-blok-uid', '7-h'))
    expect(JSON.parse(section?.getAttribute('data-blok-c') ?? '{}')).toEqual({
      name: 'hero',
      space: '1',
      uid: 'h',
      id: '7',
    })
    await fromEditor({
      action: 'enterEditmode',
      reload: true,
      storyId: 7,
      blockId: '',
      componentNames: {},
      appVersion: 'v2',
    })
    screen.getByRole('heading', { level: 1 }).click()
    await waitFor(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({ action: 'edit', dataC: expect.objectContaining({ uid: 'h' }) }),
      ),
    )
  })

  it('names what is wrong with the draft, and keeps the last page that could be shown', async () => {
    const problems = [{ kind: 'missing_field' as const, block: 'hero', position: 2, detail: 'title' }]
    let answer = draft('Bon', { problems })
    await open('/pneus', () => answer)
    expect(
      await screen.findByText('Bloc 2 (hero) : le champ « titre » est vide, ce bloc n’est pas affiché.'),
    ).toBeVisible()
    answer = draft('', { story: null, problems: [{ kind: 'not_shown', block: null, position: null, detail: '' }] })
    await fromEditor({ action: 'change', slug: 'pneus', storyId: 7, reload: true })
    expect(await screen.findByText('Ce brouillon ne peut pas encore être affiché.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bon')
  })

  it('names the redirects that are left out, why, and what to do', async () => {
    await open('/pneus', undefined, [
      {
        id: 5,
        from: '/a',
        to: '/b',
        code: 'conflict',
        other: { from: '/a', to: '/c', place: 'redirects/services.csv:3' },
      },
    ])
    expect(await screen.findByText('1 redirection laissée de côté')).toBeVisible()
    expect(
      screen.getByText(
        '« /a » : cette adresse mène déjà ailleurs (/a → /c, redirects/services.csv:3). Ne gardez que l’une des deux redirections.',
      ),
    ).toBeVisible()
  })

  it('tells in French why there is no draft', async () => {
    answerFetch(() => ({ status: 403, body: { error: { code: 'preview_expired', message: 'x', requestId: 'r' } } }))
    renderFrench(<Page />)
    await act(async () => {
      end = await runPreview(request, { pagePath: '/pneus', window })
    })
    expect(await screen.findByText('L’aperçu a expiré : rechargez l’éditeur.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Publié')
  })

  it.each([
    ['another page', '/contact', draft('Non')],
    ['another story', '/pneus', draft('Non', { id: 8 })],
  ])('leaves %s alone and starts no bridge', async (_name, pagePath, answer) => {
    const { sent } = await open(pagePath, () => answer)
    expect(usePreview.getState().draft).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
    expect(sent).toEqual([])
  })

  it.each([
    ['/apercu', draft('Oui')],
    ['/', draft('Oui', { path: '/global/header' })],
  ])('is shown in %s when it has no page of its own', async (pagePath, answer) => {
    await open(pagePath, () => answer)
    expect(usePreview.getState().draft?.name).toBe('Pneus')
  })
})
