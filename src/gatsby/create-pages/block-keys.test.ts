import fc from 'fast-check'
import type { Block, ContactListBlock, EmployeeListBlock, StockPreviewBlock } from '../../domain/content/types'
import { DEPARTMENTS } from '../../domain/location/types'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { articleStory, siteData, vehicleFacts } from '../testing/site-data'
import { keysOfBlock, keysOfStory, relatedPaths } from '../../domain/content/block-keys'

const data = siteData({
  stories: [
    articleStory('/news/a', '2026-01-01'),
    articleStory('/news/c', '2026-03-01'),
    articleStory('/news/b', '2026-03-01'),
  ],
})

const preview = (fields: Partial<StockPreviewBlock>): Block => ({
  _uid: 'p',
  component: 'stock-preview',
  title: 'T',
  count: 2,
  linkLabel: 'L',
  to: '/stock',
  ...fields,
})

describe('vehicles chosen by price', () => {
  const priced = {
    ...data,
    vehicles: [
      vehicleFacts(9, { cashPrice: 30_000_00, isDiscounted: true }),
      vehicleFacts(8, { cashPrice: 20_000_00, isDiscounted: false }),
      vehicleFacts(7, { cashPrice: 10_000_00, isDiscounted: true, fuel: 'electric' }),
      vehicleFacts(6, { cashPrice: null, isDiscounted: false }),
    ],
  }
  it.each<[string, Partial<StockPreviewBlock>, number[]]>([
    ['from one on, that one included', { priceFrom: 20_000_00 }, [9, 8]],
    ['up to one, that one included', { priceTo: 20_000_00 }, [8, 7]],
    ['between two', { priceFrom: 10_000_01, priceTo: 29_999_99 }, [8]],
    ['from nothing on, which leaves out those that are not sold at once', { priceFrom: 0 }, [9, 8, 7]],
    ['with a discount', { discounted: true }, [9, 7]],
    ['with or without a discount', { discounted: false }, [9, 8, 7, 6]],
    ['by every rule together', { discounted: true, priceTo: 20_000_00, fuel: 'electric' }, [7]],
    ['by rules that no vehicle fits', { discounted: true, priceFrom: 40_000_00 }, []],
  ])('are those %s', (_name, fields, vehicleKeys) => {
    expect(keysOfBlock(preview({ count: 9, ...fields }), priced)).toEqual({
      vehicleKeys,
      vehicleTotal: vehicleKeys.length,
    })
  })
})

describe('records of a block', () => {
  it.each<[string, Partial<StockPreviewBlock>, number[], number]>([
    ['the newest of the whole stock', {}, [4, 3], 4],
    ['of one brand', { brand: 'peugeot' }, [4, 2], 3],
    ['of one model', { model: 'fiat-500' }, [3], 1],
    ['of one fuel and brand', { fuel: 'electric', brand: 'peugeot' }, [], 0],
    ['of one category', { category: 'van' }, [1], 1],
    ['of one condition', { condition: 'new' }, [], 0],
    ['of one body style', { bodyStyle: 'panel_van' }, [1], 1],
    ['of one dealership', { location: exampleVehicle.locationId }, [4, 3], 4],
    ['of a dealership that has none', { location: 'nowhere' }, [], 0],
  ])('shows vehicles: %s', (_name, fields, vehicleKeys, vehicleTotal) => {
    expect(keysOfBlock(preview(fields), data)).toEqual({ vehicleKeys, vehicleTotal })
  })

  it('says of a block that its brand is unknown', () => {
    const { byBlock } = keysOfStory([preview({ brand: 'simca' }), { ...preview({ brand: 'fiat' }), _uid: 'q' }], data)
    expect(byBlock).toEqual({
      p: { vehicleKeys: [], vehicleTotal: 0, isBrandUnknown: true },
      q: { vehicleKeys: [3], vehicleTotal: 1 },
    })
  })

  it('prices one car of the wanted model, with photo and price', () => {
    const block = (model?: string): Block => ({ _uid: 'w', component: 'price-ways', title: 'T', intro: 'I', model })
    expect(keysOfBlock(block(), data)).toEqual({ vehicleKeys: [4] })
    expect(keysOfBlock(block('peugeot-boxer'), data)).toEqual({ vehicleKeys: [1] })
    expect(keysOfBlock(block('unknown'), data)).toEqual({ vehicleKeys: [] })
    expect(keysOfBlock(block(), { ...data, vehicles: [vehicleFacts(9, { prices: [] })] })).toEqual({ vehicleKeys: [] })
  })

  it('never prices a car of another model than the wanted one', () => {
    const model = fc.constantFrom('peugeot-3008', 'fiat-500', 'peugeot-boxer')
    const stock = fc.array(fc.record({ model, isPriced: fc.boolean() }), { maxLength: 8 })
    fc.assert(
      fc.property(stock, fc.option(model, { nil: undefined }), (cars, wanted) => {
        const { prices } = vehicleFacts(1)
        const vehicles = cars.map(({ model: modelId, isPriced }, key) =>
          vehicleFacts(key, { modelId, ...(isPriced ? { prices } : { prices: [] }) }),
        )
        const block: Block = { _uid: 'w', component: 'price-ways', title: 'T', intro: 'I', model: wanted }
        const first = cars.findIndex((car) => car.isPriced && (wanted ?? car.model) === car.model)
        expect(keysOfBlock(block, { ...data, vehicles })).toEqual({ vehicleKeys: first < 0 ? [] : [first] })
      }),
    )
  })

  it('shows offers of one kind and models of a brand and category', () => {
    expect(keysOfBlock({ _uid: 'o', component: 'lease-offers', title: 'T', kind: 'business', count: 3 }, data)).toEqual(
      { offerKeys: ['peugeot-boxer-pro'] },
    )
    const models: Block = { _uid: 'm', component: 'model-list', title: 'T', brand: 'peugeot', category: 'passenger' }
    expect(keysOfBlock(models, data)).toEqual({ modelKeys: ['peugeot-3008'] })
  })

  it('shows employees of all dealerships, of one, or of one department', () => {
    const staffed = {
      ...data,
      employees: [
        { key: 'anna', locationId: 'mersch', department: 'sales' as const },
        { key: 'bob', locationId: 'marnach', department: 'parts' as const },
      ],
    }
    const block = (fields: Partial<EmployeeListBlock>): Block => ({
      _uid: 'e',
      component: 'employee-list',
      title: 'T',
      ...fields,
    })
    expect(keysOfBlock(block({}), staffed)).toEqual({ employeeKeys: ['anna', 'bob'] })
    expect(keysOfBlock(block({ location: 'marnach' }), staffed)).toEqual({ employeeKeys: ['bob'] })
    expect(keysOfBlock(block({ department: 'sales' }), staffed)).toEqual({ employeeKeys: ['anna'] })
    expect(keysOfStory([block({})], staffed)).toMatchObject({
      brandKeys: ['peugeot', 'fiat'],
      locationKeys: ['mersch', 'marnach'],
      employeeKeys: ['anna', 'bob'],
    })
  })

  const person = fc.record({
    key: fc.uuid(),
    locationId: fc.constantFrom('mersch', 'marnach'),
    department: fc.constantFrom(...DEPARTMENTS),
  })

  it('shows the people of a chosen dealership and department in a list of contacts, and none without a choice', () => {
    const asked = fc.record(
      { location: fc.constantFrom('mersch', 'marnach', 'metz'), department: fc.constantFrom(...DEPARTMENTS) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(person), asked, (employees, fields) => {
        const block: ContactListBlock = { _uid: 'c', component: 'contact-list', title: 'T', ...fields }
        const people = employees
          .filter(({ locationId }) => fields.location === undefined || fields.location === locationId)
          .filter(({ department }) => fields.department === undefined || fields.department === department)
        const hasChoice = Object.keys(fields).length > 0
        const keys = people.map(({ key }) => key)
        expect(keysOfBlock(block, { ...data, employees })).toEqual(hasChoice ? { employeeKeys: keys } : null)
        expect(keysOfStory([block], { ...data, employees })).toMatchObject({
          employeeKeys: hasChoice ? keys : [],
          locationKeys: ['mersch', 'marnach'],
        })
      }),
    )
  })

  it('shows news with the latest first', () => {
    expect(keysOfBlock({ _uid: 'a', component: 'article-overview' }, data)).toEqual({
      articlePaths: ['/news/b', '/news/c', '/news/a'],
    })
    expect(keysOfBlock({ _uid: 'a', component: 'article-latest', title: 'T', linkLabel: 'L', count: 1 }, data)).toEqual(
      { articlePaths: ['/news/b'] },
    )
    expect(relatedPaths(data.stories, '/news/b')).toEqual(['/news/c', '/news/a'])
  })
})

describe('records of a page', () => {
  it('puts the blocks together, each record once, with what stands inside a hero', () => {
    const body: Block[] = [
      {
        _uid: 'h',
        component: 'hero',
        layout: 'home',
        title: 'T',
        search: [{ _uid: 's', component: 'stock-quick-search', variant: 'default' }],
      },
      preview({ _uid: 'one' }),
      preview({ _uid: 'two', brand: 'peugeot' }),
      { _uid: 'f', component: 'enquiry-form', title: 'T', kind: 'contact' },
    ]
    expect(keysOfStory(body, data)).toEqual({
      byBlock: { one: { vehicleKeys: [4, 3], vehicleTotal: 4 }, two: { vehicleKeys: [4, 2], vehicleTotal: 3 } },
      vehicleKeys: [4, 3, 2],
      modelKeys: [],
      offerKeys: [],
      articlePaths: [],
      brandKeys: ['peugeot', 'fiat'],
      locationKeys: ['mersch', 'marnach'],
      employeeKeys: [],
      stockTotal: 4,
    })
  })

  it('depends on no collection that no block shows', () => {
    expect(keysOfStory([], data)).toMatchObject({ byBlock: {}, brandKeys: [], locationKeys: [] })
  })
})
