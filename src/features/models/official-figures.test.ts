import { figuresOfRange, officialFigures } from './official-figures'

describe('official figures', () => {
  it('of a plug-in hybrid name both consumptions', () => {
    const { consumption, co2 } = officialFigures({ fuelConsumption: 1.2, powerConsumption: 17.4, co2: 28 })
    expect(consumption).toBe('1,2\u00a0l/100\u00a0km + 17,4\u00a0kWh/100\u00a0km')
    expect(co2).toBe('28\u00a0g/km')
  })

  it('of a range go from the lowest to the highest, or are one figure', () => {
    const range = figuresOfRange([
      { fuelConsumption: 5.6, powerConsumption: null, co2: 127 },
      { fuelConsumption: 4.9, powerConsumption: null, co2: 127 },
    ])
    expect(range).toEqual({ fuel: '4,9 à 5,6\u00a0l/100\u00a0km', power: null, co2: '127\u00a0g/km' })
  })
})
