import type { Block } from '../../domain/content/types'
import type { SiteData } from '../site-data'
import { articleStory, siteData, vehicleFacts } from '../testing/site-data'
import { missingLinks } from './missing-links'

const reasonsOf = (kind: string, key: string, data = siteData()): string[] =>
  missingLinks(data).flatMap((entry) => (entry.kind === kind && entry.key === key ? [entry.reason] : []))

describe('records that are shown with less', () => {
  it('says nothing of whole ones', () => {
    expect(reasonsOf('vehicles', '1', siteData({ vehicles: [vehicleFacts(1, { locationId: 'mersch' })] }))).toEqual([])
    expect(reasonsOf('locations', 'mersch')).toEqual([])
  })

  it('names vehicles without photos, price, model and dealership', () => {
    const vehicles = [vehicleFacts(1, { photos: [], prices: [], modelId: 'x', locationId: 'y' })]
    const reasons = reasonsOf('vehicles', '1', siteData({ vehicles })).join('\n')
    for (const what of ['no photo', 'no price', 'model "x" is unknown', 'location "y" is unknown'])
      expect(reasons).toContain(what)
  })

  it('names stories with a block of an unknown brand', () => {
    const list = (brand: string): Block => ({ _uid: brand, component: 'model-list', title: 'T', brand })
    const article = articleStory('/news/a', '2026-01-01')
    const body = [list('peugeot'), list('simca')]
    const stories = [{ ...article, content: { ...article.content, body } }] as SiteData['stories']
    expect(reasonsOf('story', '/news/a', siteData({ stories }))).toEqual([
      'page.body (model-list).brand: brand "simca" is unknown',
    ])
  })

  it('names stories with a block of an unknown dealership, by block and field', () => {
    const team = (location: string): Block => ({ _uid: location, component: 'employee-list', title: 'T', location })
    const form: Block = { _uid: 'f', component: 'enquiry-form', title: 'T', kind: 'contact', location: 'paris' }
    const article = articleStory('/news/a', '2026-01-01')
    const body = [team('mersch'), team('metz'), form]
    const stories = [{ ...article, content: { ...article.content, body } }] as SiteData['stories']
    expect(reasonsOf('story', '/news/a', siteData({ stories }))).toEqual([
      'page.body (employee-list).location: location "metz" is unknown',
      'page.body (enquiry-form).location: location "paris" is unknown',
    ])
  })

  it('names an unknown dealership of the configuration, once dealerships are known', () => {
    const named = (data: SiteData) => missingLinks(data, 'metz').filter(({ kind }) => kind === 'configuration')
    expect(named(siteData())).toEqual([
      {
        kind: 'configuration',
        key: 'site.phoneLocation',
        reason: 'kept, without a dealership for its calls: location "metz" is unknown',
      },
    ])
    expect(named(siteData({ locations: [] }))).toEqual([])
  })

  it('names dealerships without hours', () => {
    expect(reasonsOf('locations', 'marnach')).toEqual([expect.stringContaining('no hours')])
  })
})
