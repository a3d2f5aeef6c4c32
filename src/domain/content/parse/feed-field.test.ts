import type { BlockFeeds } from '../feeds'
import type { Block } from '../types'
import { BODY_BLOCKS } from './blocks'
import { parseFields } from './block-parser'

const record = { title: 'Carrossier', place: 'Esch', contract: 'CDI', text: 'Atelier.', email: 'jobs@example.lu' }
const FEEDS: BlockFeeds = {
  vacancies: [{ ...record, id: 7, datePosted: '2026-11-02' }, { title: 'Sans lieu' }, 'x'],
  reviews: { rating: 4.2, count: 87, reviews: [] },
}
const parse = (component: Block['component'], raw: Record<string, unknown>, feeds?: BlockFeeds) => {
  const notes: string[] = []
  const parser = BODY_BLOCKS.find((one) => one.component === component)
  const values = parseFields(raw, parser?.fields ?? {}, component, {
    resolveLink: () => '/',
    iconOf: () => 'unknown' as const,
    mayEmbed: () => true,
    note: (where, reason) => void notes.push(`${where}: ${reason}`),
    ...(feeds && { feeds }),
  })
  return { values, notes }
}

describe('a block that shows a feed', () => {
  it('shows its good records where the story has none, and the report names the others', () => {
    const { values, notes } = parse('job-vacancy-widget', { title: 'Postes', vacancies: [] }, FEEDS)
    expect(values).toMatchObject({ vacancies: [{ ...record, _uid: 'feed-vacancy-7', datePosted: '2026-11-02' }] })
    expect(notes).toEqual([
      expect.stringContaining('vacancies (feed).1'),
      expect.stringContaining('vacancies (feed).2: left out: not a block'),
    ])
  })

  it('shows those of the story where it has some, and without a feed what it says', () => {
    const own = { title: 'Postes', vacancies: [{ ...record, component: 'vacancy', title: 'Vendeur' }] }
    for (const feeds of [FEEDS, undefined])
      expect(parse('job-vacancy-widget', own, feeds).values).toMatchObject({ vacancies: [{ title: 'Vendeur' }] })
  })

  it('has the average of the feed, and its own without one', () => {
    const own = { title: 'Avis', rating: 4.7, count: 12 }
    expect(parse('review-widget', own, FEEDS).values).toMatchObject({ rating: 4.2, count: 87 })
    expect(parse('review-widget', own).values).toMatchObject({ rating: 4.7, count: 12 })
  })
})
