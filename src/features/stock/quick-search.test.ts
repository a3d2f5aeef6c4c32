import { parseModelOptions, stockAddress } from './quick-search'

const nothing = { scope: '', brand: '', model: '', budget: '', fuel: '' }

describe('quick search', () => {
  it('leads to the whole stock without a choice', () => {
    expect(stockAddress('/stock', nothing)).toBe('/stock')
  })

  it('names the choices as the links of editors do', () => {
    expect(stockAddress('/stock', { scope: 'used', brand: 'peugeot', model: 'peugeot-3008', budget: '25000', fuel: 'hybrid' }))
      .toBe('/stock?condition=used&brand=peugeot&model=peugeot-3008&fuel=hybrid&priceMax=25000')
  })

  it('takes the budget as a sum a month when a lease is looked for', () => {
    expect(stockAddress('/stock', { ...nothing, scope: 'private_lease', budget: '300' })).toBe('/stock?type=private_lease&monthlyMax=300')
  })

  it('reads the models of a brand, and none from anything else', () => {
    const models = [{ id: 'fiat-500', name: '500', fromPrice: 1 }, { id: 7, name: 'x' }, null]
    expect(parseModelOptions({ result: { data: { models } } })).toEqual([{ id: 'fiat-500', name: '500' }])
    for (const broken of [null, [], { result: null }, { result: { data: { models: {} } } }, 'x']) expect(parseModelOptions(broken)).toEqual([])
  })
})
