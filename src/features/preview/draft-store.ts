import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../components/ui/bind-store'
import type { Draft } from '../../domain/content/draft'
import type { ArticleSummary, StoryData } from '../../domain/content/story-data'
import type { StoryFields } from '../../domain/content/story-fields'
import type { ArticleContent, GlobalContent, PageContent } from '../../domain/content/types'

interface PreviewState {
  /** What the visual editor shows right now; null everywhere else. */
  draft: Draft | null
}

/** Empty on every public page: only `run-preview` fills it, which is loaded inside the visual editor alone. */
export const usePreview = bindStore(createStore<PreviewState>(() => ({ draft: null })))

type ContentOf<Kind extends string> = Extract<PageContent | ArticleContent | GlobalContent, { component: Kind }>

/** A draft in the shapes that templates show. */
export interface ShownDraft<Kind extends string> {
  content: ContentOf<Kind>
  name: string
  path: string
  data: StoryData
  related: ArticleSummary[]
  /** Articles only. */
  facts: Pick<StoryFields, 'publishedAt' | 'readingMinutes'>
}

/**
 * The draft as a story of a kind, or null when it is of another or cannot be shown.
 *
 * @param path address of the one story that is meant; without it, any
 */
export const draftAs = <Kind extends ContentOf<string>['component']>(
  draft: Draft | null,
  kind: Kind,
  path?: string,
): ShownDraft<Kind> | null => {
  const story = draft?.story
  if (!draft || !story || story.content.component !== kind || (path !== undefined && story.path !== path)) return null
  // The name of the root tells which of the kinds the content is.
  return {
    content: story.content as ContentOf<Kind>,
    name: story.name,
    path: story.path,
    data: draft.data,
    related: draft.related,
    facts: { publishedAt: null, readingMinutes: story.readingMinutes },
  }
}

/** The draft that stands in place of a published story; null on public pages. */
export const useDraft = <Kind extends ContentOf<string>['component']>(
  kind: Kind,
  path: string,
): ShownDraft<Kind> | null =>
  draftAs(
    usePreview(({ draft }) => draft),
    kind,
    path,
  )
