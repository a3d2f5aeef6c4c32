import type { PredictionAnswer, Publication, PublicationAnswer } from '../../domain/content/publication'
import type { createDraftApi } from './draft-api'

/** What the editor is told beside the draft; null: not known yet, or nothing is built here. */
export interface PublicationNews {
  publication: PublicationAnswer | null
  prediction: PredictionAnswer | null
}

/** Milliseconds between two questions while something is under way, … */
const SOON = 2_000
/** … and while nothing is: somebody may publish elsewhere. */
const LATER = 15_000
/** Questions that follow soon after a publication: its webhook may take a moment. */
const EAGER = 15

const MOVES: ReadonlySet<Publication['kind']> = new Set(['waiting', 'building', 'switching'])

/**
 * Asks what becomes of publications, often while something is under way.
 *
 * @param tell told whenever something is new
 */
export const watchPublication = (
  api: Pick<ReturnType<typeof createDraftApi>, 'publication' | 'prediction'>,
  tell: (news: PublicationNews) => void,
) => {
  let news: PublicationNews = { publication: null, prediction: null }
  let timer: ReturnType<typeof setTimeout> | null = null
  let eager = 0
  let ended = false
  const isEnded = (): boolean => ended
  const change = (next: Partial<PublicationNews>): void => {
    if (ended) return
    news = { ...news, ...next }
    tell(news)
  }

  const predict = async (): Promise<void> => {
    // Where nobody builds there is no such address.
    change({ prediction: await api.prediction().catch(() => null) })
  }
  const look = async (): Promise<void> => {
    const before = news.publication?.publication.kind
    const publication = await api.publication().catch(() => null)
    if (isEnded()) return
    change({ publication })
    const kind = publication?.publication.kind
    // What was just built differs from the draft in nothing any more.
    if (kind !== before && kind === 'live') await predict()
    eager = Math.max(0, eager - 1)
    const isMoving = eager > 0 || (kind !== undefined && MOVES.has(kind))
    if (timer !== null) clearTimeout(timer)
    if (!isEnded()) timer = setTimeout(() => void look(), isMoving ? SOON : LATER)
  }

  return {
    /** Looks at once, and predicts: a draft was opened or saved. */
    saved: (): void => {
      // The prediction is about the draft of before; the next one may have to wait for a build.
      change({ prediction: null })
      void Promise.all([look(), predict()])
    },
    /** Looks at once, and often for a while: somebody published. */
    published: (): void => {
      eager = EAGER
      void look()
    },
    end: (): void => {
      ended = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
