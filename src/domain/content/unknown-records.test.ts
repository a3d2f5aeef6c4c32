import type { Block } from './types'
import { unknownRecords } from './unknown-records'

const records = {
  brands: [{ key: 'volvo' }],
  locations: [{ key: 'mersch' }],
  models: [{ key: 'volvo-ex30' }],
  vehicles: [{ modelId: 'volvo-240' }],
}
const tradeIn = (location?: string): Block => ({
  _uid: 't',
  component: 'trade-in',
  title: 'Reprise',
  ...(location !== undefined && { location }),
})
const models = (brand: string): Block => ({ _uid: 'm', component: 'model-list', title: 'Modèles', brand })

const ways = (model?: string): Block => ({
  _uid: 'w',
  component: 'price-ways',
  title: 'Prix',
  intro: 'Quatre façons',
  ...(model !== undefined && { model }),
})

describe('blocks that name records of the group', () => {
  it('are told with the field where the group has no such record', () => {
    expect(unknownRecords([tradeIn('wiltz'), models('saab')], records)).toEqual([
      { where: 'page.body (trade-in).location', reason: 'location "wiltz" is unknown' },
      { where: 'page.body (model-list).brand', reason: 'brand "saab" is unknown' },
    ])
  })

  it('are told where neither a list of models nor the stock has the model', () => {
    expect(unknownRecords([ways('volvo-ex31')], records)).toEqual([
      { where: 'page.body (price-ways).model', reason: 'model "volvo-ex31" is unknown' },
    ])
    expect(unknownRecords([ways('volvo-ex30'), ways('volvo-240'), ways()], records)).toEqual([])
  })

  it('are not told where the record exists, or none is named', () => {
    expect(unknownRecords([tradeIn('mersch'), tradeIn(), models('volvo')], records)).toEqual([])
  })

  it('reads the stock for models alone that are not sold new, as there are thousands of vehicles and blocks', () => {
    const unread = {
      get modelId(): string {
        throw new Error('the stock was read')
      },
    }
    const stock = { ...records, vehicles: [unread] }
    expect(unknownRecords([ways('volvo-ex30'), ways(), tradeIn('mersch'), models('volvo')], stock)).toEqual([])
    expect(() => unknownRecords([ways('volvo-240')], stock)).toThrow('the stock was read')
  })
})
