import type { HeldRedirect } from '../routes/held-redirect'
import type { ArticleSummary, StoryData } from './story-data'
import type { StoryFields } from './story-fields'

/** What was left out of a draft, or put in its place. */
export type DraftProblemKind =
  | 'unknown_block'
  | 'misplaced_block'
  | 'broken_block'
  | 'unknown_brand'
  | 'unknown_location'
  | 'unknown_model'
  | 'unknown_icon'
  | 'missing_icon'
  | 'missing_field'
  | 'unusable_field'
  | 'unusable_needed_field'
  | 'unusable_part'
  | 'unusable_row'
  | 'missing_picture'
  | 'dead_link'
  | 'dead_needed_link'
  | 'external_link'
  | 'foreign_embed'
  | 'filled_in'
  | 'not_shown'
  | 'other'

export interface DraftProblem {
  kind: DraftProblemKind
  /** Name of the block; null for the story as a whole. */
  block: string | null
  /** Where its block stands in the body, from 1; null outside of a body. */
  position: number | null
  /** Name of the field, or the text or address that is meant; empty when there is none. */
  detail: string
}

/** A draft as the browser shows it: read by the parser of the build, with every record that its blocks need. */
export interface Draft {
  /** The CMS's number of the story, which the editor names in `_storyblok`. */
  id: number
  /** Address of the story, also when it cannot be shown. */
  path: string
  name: string
  /** Null when not even its root can be used. */
  story: StoryFields | null
  data: StoryData
  /** Articles only: what to read next. */
  related: ArticleSummary[]
  problems: DraftProblem[]
}

/** Answer of `GET /api/preview/story` and `POST /api/preview/render`. */
export interface DraftAnswer {
  draft: Draft
  /** Entries of the CMS's list of redirects that the last build left out: nothing else shows them in the editor. */
  heldRedirects: HeldRedirect[]
  /** Origins that may frame the preview; messages of others are not heard. */
  editors: string[]
}
