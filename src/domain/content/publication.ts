/** Where the draft of a story stands beside what the CMS calls published. */
export type StoryState = 'draft' | 'changed' | 'published'

/** What became of the last publication of a story. Reasons are in French, as /status tells them. */
export type Publication =
  | { kind: 'none' }
  /** In the queue; all that waits goes into the next build. */
  | { kind: 'waiting'; place: number; of: number }
  | { kind: 'building'; share: number }
  /** Published, and not yet read back from the public address. */
  | { kind: 'switching' }
  /** The served bytes are those of the release. `since` is null where no event of the last weeks tells it. */
  | { kind: 'live' | 'offline'; since: string | null; seconds: number | null; note: string | null }
  /** The public address still answers something else. @property status null: nothing answered */
  | { kind: 'unseen'; address: string; status: number | null }
  | { kind: 'left-out' | 'failed'; reason: string }
  | { kind: 'rolled-back' }

/** Answer of `GET /api/preview/publication`. */
export interface PublicationAnswer {
  story: StoryState
  publication: Publication
}

/** Answer of `GET /api/preview/prediction`; null where no builder is warm. */
export interface PredictionAnswer {
  pages: {
    created: number
    changed: number
    deleted: number
    /** Some of the addresses, the story's own first: of pages that stay, or of those that leave where none stays. */
    first: string[]
  } | null
  /** How many stories would be published: those of the release, else one. */
  stories: number
}
