import { contentScope, readWhole, sourcesFor } from './scope'
import type { ChangeEvent } from './scope'

const DEALER = 'gatsby-source-dealer'
const CMS = 'gatsby-source-storyblok'
const SITE = 'default-site-plugin'

const event = (source: string, kind = '', payload: unknown = {}): ChangeEvent => ({ source, kind, payload })
const published = (id: number) => event('storyblok', 'published', { action: 'published', story_id: id, full_slug: 'x' })
const entries = event('storyblok', 'entries_updated', { action: 'entries_updated', datasource_slug: 'redirects' })

describe('what a build has to look at', () => {
  it.each<[string, ChangeEvent[], string[]]>([
    ['nobody knows', [], [DEALER, CMS, SITE]],
    ['a vehicle', [event('dealer', 'vehicle.updated')], [DEALER, SITE]],
    ['a story', [published(1)], [SITE]],
    ['a story and a vehicle', [published(1), event('dealer')], [DEALER, SITE]],
    ['a datasource', [entries], [CMS, SITE]],
    ['a person asked', [event('manual')], [DEALER, CMS, SITE]],
    ['a content version', [event('reconciliation', 'content')], [CMS, SITE]],
    ['a cursor', [event('reconciliation', 'dealer')], [DEALER, SITE]],
    ['something', [event('reconciliation')], [DEALER, CMS, SITE]],
  ])('%s', (_name, events, sources) => {
    expect(sourcesFor(events)).toEqual(sources)
  })

  it('knows what it has read whole', () => {
    expect(readWhole([])).toEqual({ content: true, dealer: true })
    expect(readWhole([published(1)])).toEqual({ content: false, dealer: false })
    expect(readWhole([entries, event('dealer')])).toEqual({ content: true, dealer: true })
    expect(readWhole([event('reconciliation', 'content')])).toEqual({ content: true, dealer: false })
  })

  it('fetches the stories that are named, each once', () => {
    const deleted = event('storyblok', 'deleted', { action: 'deleted', story_id: 2 })
    expect(contentScope([published(1), deleted, published(1), event('dealer')])).toEqual({
      kind: 'stories',
      ids: [1, 2],
    })
    expect(contentScope([event('dealer')])).toEqual({ kind: 'nothing' })
    expect(contentScope([published(1), entries])).toEqual({ kind: 'everything' })
    expect(contentScope([event('storyblok', 'published', { action: 'published' })])).toEqual({ kind: 'everything' })
  })
})
