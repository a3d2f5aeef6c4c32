import { siteData, vehicleFacts } from '../testing/site-data'
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

  it('names dealerships without hours', () => {
    expect(reasonsOf('locations', 'marnach')).toEqual([expect.stringContaining('no hours')])
  })
})
