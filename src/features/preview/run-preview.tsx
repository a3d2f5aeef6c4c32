import { createRoot } from 'react-dom/client'
import type { Draft } from '../../domain/content/draft'
import { GALLERY_ID } from '../../domain/content/gallery'
import { createDraftApi, DraftError } from './draft-api'
import { usePreview } from './draft-store'
import { editorOrigin, hearOnly } from './editor-origin'
import { keepBlocksMarked } from './mark-blocks'
import { createNewestOnly } from './newest-only'
import { PreviewNotice } from './PreviewNotice'
import type { PreviewStatus } from './PreviewNotice'
import { isInRelease, storyIdOf } from './preview-request'
import { watchPublication } from './watch-publication'
import type { PublicationNews } from './watch-publication'

/** The page that shows drafts of addresses without a page (`src/pages/apercu.tsx`). */
const SHELL = '/apercu'

/** Whether a page is one that shows a draft: its own, the shell, or any for the parts of every page. */
const shows = (pagePath: string, { path }: Draft): boolean =>
  pagePath === path || pagePath === SHELL || path.startsWith('/global/')

interface Surroundings {
  /** Address of the page whose HTML this is. */
  pagePath: string
  window: Window
}

/** The notice has a root of its own: the page below it stays exactly what visitors get. */
const openNotice = (document: Document) => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  let shown: PreviewStatus | null = null
  let news: PublicationNews | null = null
  const render = () => {
    if (shown !== null) root.render(<PreviewNotice status={shown} news={news} />)
  }
  return {
    tell: (status: PreviewStatus) => {
      shown = status
      render()
    },
    report: (publication: PublicationNews) => {
      news = publication
      render()
    },
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}

/**
 * Shows the draft that the visual editor means, and what is typed there. Anybody may open a page with the editor's
 * parameters: the bridge is loaded only when the server opened the draft and the page is one that shows it.
 *
 * @param request see `previewRequestOf`
 * @returns ends it
 */
export const runPreview = async (request: URLSearchParams, { pagePath, window }: Surroundings): Promise<() => void> => {
  const api = createDraftApi(request)
  const newestOnly = createNewestOnly()
  const notice = openNotice(window.document)
  const inRelease = isInRelease(request)
  const endings: (() => void)[] = [notice.close]
  const end = () => {
    for (const ending of endings.toReversed()) ending()
  }

  const isMeant = (draft: Draft): boolean => draft.id === storyIdOf(request) && shows(pagePath, draft)
  const show = async (read: ReturnType<typeof api.open>, isTyped = false): Promise<string[] | null> => {
    try {
      const { draft, heldRedirects, editors } = await read
      if (!isMeant(draft)) {
        notice.close()
        return null
      }
      const { draft: before } = usePreview.getState()
      // Nothing of a draft can be shown: what was there stays, below the notice that tells why.
      usePreview.setState({
        draft: draft.story === null && before !== null ? { ...before, problems: draft.problems } : draft,
      })
      notice.tell({
        kind: 'draft',
        name: draft.name,
        problems: draft.problems,
        heldRedirects,
        isInRelease: inRelease,
        isTyped,
      })
      return editors
    } catch (error) {
      notice.tell({ kind: 'failed', code: error instanceof DraftError ? error.code : 'unavailable' })
      return null
    }
  }

  const opened = api.open()
  // There before the draft is seen: what is typed from then on has a listener.
  const bridgeModule = await opened.then(
    ({ draft }) => (isMeant(draft) ? import('@storyblok/preview-bridge') : null),
    () => null,
  )
  const editors = await show(opened)
  const origin = editors && editorOrigin(editors, window.document.referrer)
  if (origin === null || bridgeModule === null) return end
  endings.push(() => usePreview.setState({ draft: null }), hearOnly(origin, window))
  const main = window.document.querySelector('main')
  if (main) endings.push(keepBlocksMarked(main, bridgeModule.editableAttributes))

  const watch = watchPublication(api, notice.report)
  endings.push(watch.end)
  // The gallery of blocks is no story of the space: nobody can publish it.
  if (storyIdOf(request) !== GALLERY_ID) watch.saved()

  const bridge = new bridgeModule.default({ customParent: origin })
  endings.push(() => bridge.destroy())
  bridge.on('input', ({ story }) =>
    newestOnly(async () => {
      await show(api.render(story), true)
    }),
  )
  bridge.on(['change', 'published', 'unpublished'], (event) => {
    // A story that moved has another address: the editor is told by opening that.
    if ('slugChanged' in event && event.slugChanged)
      window.location.assign(`/${event.slug.replace(/^\/+/, '')}${window.location.search}`)
    else
      newestOnly(async () => {
        await show(api.open())
        if (event.action === 'change') watch.saved()
        else watch.published()
      })
  })
  return end
}
