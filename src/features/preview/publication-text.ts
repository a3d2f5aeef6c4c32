import type { PredictionAnswer, Publication, StoryState } from '../../domain/content/publication'
import { formatDate, formatTime } from '../../domain/format/date'
import { formatDuration } from '../../domain/format/duration'
import { formatText } from '../../intl/format-message'

const SHOWN = 3

/** Which pages publishing would touch, as a sentence or two; null where nobody knows. */
export const predictionText = ({ pages, stories }: PredictionAnswer): string | null => {
  if (pages === null) return null
  const { created, changed, deleted } = pages
  const count = created + changed
  const first = pages.first.slice(0, SHOWN).join(', ')
  if (count === 0 && deleted > 0)
    return formatText('preview.prediction.only-leaving', { stories, count: deleted, first })
  const text = formatText('preview.prediction', { stories, count, first })
  return deleted === 0 ? text : `${text} ${formatText('preview.prediction.leaving', { count: deleted })}`
}

export const storyText = (state: StoryState): string => formatText(`preview.story.${state}`)

const withNote = (text: string, note: string | null): string => (note === null ? text : `${text} ${note}`)

/** What became of the last publication, as a sentence or two; null when there was none. */
export const publicationText = (publication: Publication): string | null => {
  switch (publication.kind) {
    case 'none':
      return null
    case 'waiting':
      return formatText('preview.publication.waiting', { place: publication.place, of: publication.of })
    case 'building':
      return formatText('preview.publication.building', { share: Math.round(publication.share * 100) })
    case 'switching':
    case 'rolled-back':
      return formatText(`preview.publication.${publication.kind}`)
    case 'live':
    case 'offline': {
      const { kind, since, seconds, note } = publication
      if (since === null || seconds === null) return withNote(formatText(`preview.publication.${kind}`), note)
      const values = { day: formatDate(since), time: formatTime(since), duration: formatDuration(seconds) }
      return withNote(formatText(`preview.publication.${kind}-since`, values), note)
    }
    case 'unseen':
      return formatText('preview.publication.unseen', {
        address: publication.address,
        status: publication.status ?? formatText('preview.publication.silent'),
      })
    default:
      return formatText(`preview.publication.${publication.kind}`, { reason: publication.reason })
  }
}
