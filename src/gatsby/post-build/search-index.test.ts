import { pathsFor } from '../../domain/routes/paths'
import { readSegments } from '../../domain/routes/read-segments'
import { parseSearchIndex } from '../../domain/site-search/parse-search-index'
import type { StoryFields } from '../../domain/content/story-fields'
import { createPlanner } from '../create-pages/plan'
import { articleStory, pageStory, siteData } from '../testing/site-data'
import { searchIndex } from './search-index'

const segments = readSegments('')
const paths = pathsFor(segments)
const data = siteData()

const address = { street: '9, zone industrielle', postalCode: 'L-7526', town: 'Mersch' }
const nodes: Readonly<Record<string, readonly object[]>> = {
  DealerBrand: data.brands.map((brand) => ({ ...brand, tagline: `Tout sur ${brand.name}` })),
  DealerModel: data.models.map((model) => ({ ...model, brandName: model.brandId, tagline: 'Un véhicule' })),
  DealerLeaseOffer: data.offers.map((offer) => ({ ...offer, brandName: 'Fiat', modelName: '500', variant: offer.key })),
  DealerLocation: data.locations.map((location) => ({ ...location, address, iban: 'LU28' })),
}
const nodesOf = (type: string) => nodes[type] ?? []

const faq = (question: string, answer = 'Oui.') => ({
  _uid: question,
  component: 'faq' as const,
  title: '',
  items: [
    {
      _uid: question,
      component: 'faq-item' as const,
      question,
      answer: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: answer }] }] },
    },
  ],
})
const withFaq = (path: string, question: string, answer?: string, fields: Partial<StoryFields> = {}) =>
  pageStory(path, {
    content: { component: 'page', body: [faq(question, answer)] } as unknown as StoryFields['content'],
    ...fields,
  })

const textOf = (stories: readonly StoryFields[], reverse = false): string => {
  const { pages } = createPlanner(segments).dealer(data).withStories(stories)
  return reverse
    ? searchIndex((type) => [...nodesOf(type)].reverse(), [...stories].reverse(), [...pages].reverse())
    : searchIndex(nodesOf, stories, pages)
}
const entriesOf = (stories: readonly StoryFields[]) => parseSearchIndex(JSON.parse(textOf(stories))) ?? []
const ofKind = (stories: readonly StoryFields[], kind: string) =>
  entriesOf(stories).filter((entry) => entry.kind === kind)

describe('index of the site search', () => {
  it('has the models, brands and dealerships of the group, each with its page', () => {
    const entries = entriesOf([])
    expect(entries.filter(({ kind }) => kind === 'model').map(({ title, path }) => [title, path])).toEqual([
      ['fiat 500', paths.model({ brandId: 'fiat', slug: '500' })],
      ['peugeot 3008', paths.model({ brandId: 'peugeot', slug: '3008' })],
      ['peugeot Boxer', paths.model({ brandId: 'peugeot', slug: 'boxer' })],
    ])
    expect(entries.filter(({ kind }) => kind === 'brand').map(({ title, text }) => [title, text])).toEqual([
      ['Fiat', 'Tout sur Fiat'],
      ['Peugeot', 'Tout sur Peugeot'],
    ])
    expect(entries.find(({ kind, title }) => kind === 'dealership' && title === 'Mersch')).toEqual({
      kind: 'dealership',
      title: 'Mersch',
      text: '9, zone industrielle, L-7526 Mersch',
      keywords: 'Peugeot Fiat ',
      path: paths.location('mersch'),
    })
  })

  it('has each lease offer by its vehicle, with its kind', () => {
    expect(ofKind([], 'page').map(({ title, text, path }) => [title, text, path])).toEqual([
      ['Fiat 500 peugeot-boxer-pro', 'Leasing professionnel', '/business-lease/peugeot-boxer-pro'],
      ['Fiat 500 fiat-500-pop', 'Leasing privé', '/private-lease/fiat-500-pop'],
    ])
  })

  it('has stories by their titles, without the name of the site', () => {
    const stories = [
      pageStory('/atelier', { title: 'Atelier | Groupe Alzette', description: 'Prenez rendez-vous' }),
      articleStory('/news/essai', '2026-01-02', { headline: 'Essai', intro: 'Au volant', category: 'Essais' }),
      pageStory(paths.brand('fiat'), { description: 'Fiat au Luxembourg' }),
    ]
    expect(ofKind(stories, 'page').map(({ title, text, path }) => [title, text, path])).toContainEqual([
      'Atelier',
      'Prenez rendez-vous',
      '/atelier',
    ])
    expect(ofKind(stories, 'news')).toEqual([
      { kind: 'news', title: 'Essai', text: 'Au volant', keywords: 'Essais', path: '/news/essai' },
    ])
    expect(ofKind(stories, 'brand')[0]?.text).toBe('Fiat au Luxembourg')
  })

  it('has each question once, with the beginning of its answer', () => {
    const stories = [
      withFaq('/faq', 'Livrez-vous ?', `Oui, ${'partout '.repeat(30)}`),
      withFaq('/livraison', 'Livrez-vous ?'),
    ]
    const [question, ...others] = ofKind(stories, 'question')
    expect(others).toEqual([])
    expect(question).toMatchObject({ title: 'Livrez-vous ?', path: '/faq#q-livrez-vous' })
    expect(question?.text).toMatch(/^Oui, (partout )+partout…$/)
    expect(question?.text.length).toBeLessThanOrEqual(141)
  })

  it('has nothing that is kept from search engines, and no other fields of records', () => {
    const stories = [
      withFaq('/interne', 'Secret ?', undefined, { noindex: true }),
      articleStory('/news/caché', '2026-01-02', { noindex: true }),
      pageStory(paths.brand('fiat'), { noindex: true }),
    ]
    const text = textOf(stories)
    for (const hidden of ['Secret', 'caché', '"Fiat"', 'LU28']) expect(text).not.toContain(hidden)
  })

  it('is equal for equal data in another order, and another one when a title changes', () => {
    const stories = [pageStory('/a'), withFaq('/b', 'Livrez-vous ?'), articleStory('/news/c', '2026-01-02')]
    expect(textOf(stories, true)).toBe(textOf(stories))
    const [first, ...rest] = stories
    expect(textOf([pageStory('/a', { ...first, title: 'Nouveau titre' }), ...rest])).toContain('Nouveau titre')
  })
})
