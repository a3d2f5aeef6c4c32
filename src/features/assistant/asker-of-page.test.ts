import { paths } from '../../config/segments'
import type { SiteFacts } from '../../domain/assistant/site/site-facts'
import { askedFrom } from './asker-of-page'

const facts = {
  dealerships: [{ id: 'mersch' }],
  offers: [{ kind: 'private', id: 'dacia-spring-expression', brandName: 'Dacia', modelName: 'Spring' }],
  models: [{ id: 'dacia-spring', brandId: 'dacia', slug: 'spring', brandName: 'Dacia', name: 'Spring' }],
  faq: [],
} as unknown as SiteFacts

describe('askedFrom', () => {
  it.each([['/private-lease/dacia-spring-expression'], ['/private-lease/dacia-spring-expression/']])(
    'knows the lease offer and its model on %s',
    (path) => {
      expect(askedFrom(path, facts)).toMatchObject({
        lease: { kind: 'private', id: 'dacia-spring-expression' },
        model: 'Dacia Spring',
      })
    },
  )

  it('knows the kind of lease on the pages of all offers', () => {
    expect(askedFrom('/private-lease', facts)).toEqual({ lease: { kind: 'private', id: null } })
    expect(askedFrom('/business-lease', facts)).toEqual({ lease: { kind: 'business', id: null } })
  })

  it('knows the model on its pages and on their forms', () => {
    const ref = { brandId: 'dacia', slug: 'spring' }
    for (const path of [paths.model(ref), paths.modelLanding(ref), paths.modelTestDrive(ref), paths.utilityModel(ref)])
      expect([path, askedFrom(path, facts)]).toEqual([path, { model: 'Dacia Spring' }])
  })

  it('knows the dealership, also as the dealer of a make', () => {
    expect(askedFrom(paths.location('mersch'), facts)).toEqual({ here: ['mersch'] })
    expect(askedFrom(paths.brandLocation('dacia', 'mersch'), facts)).toEqual({ here: ['mersch'] })
  })

  it('is about nothing on other pages', () => {
    for (const path of ['/', '/faq', '/dacia', '/dacia/springtime']) expect(askedFrom(path, facts)).toEqual({})
  })
})
