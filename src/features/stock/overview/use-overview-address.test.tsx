import { act, renderHook, waitFor } from '@testing-library/react'
import { WHOLE_STOCK } from '../../../domain/stock-search/url/scope'
import { usualTypesOf } from '../../../domain/stock-search/url/usual-types'
import { useOverviewAddress } from './use-overview-address'

const mockNavigate = jest.fn<Promise<void>, [string]>(async () => undefined)
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../../__mocks__/gatsby'),
  navigate: (to: string) => mockNavigate(to),
}))

const PLACES = { sites: [], towns: [] }
const NO_FILTERS: never[] = []
const leasing = usualTypesOf(['business_lease'])
const buying = usualTypesOf(['purchase', 'private_lease'])
const at = (search: string, usual = leasing) =>
  renderHook(
    (given) =>
      useOverviewAddress({
        pathname: '/stock',
        search,
        scope: WHOLE_STOCK,
        places: PLACES,
        added: NO_FILTERS,
        usual: given,
      }),
    { initialProps: usual },
  )

describe('acquisition types of the overview', () => {
  it('are those whose prices the visitor wants to see, and follow them', () => {
    const { result, rerender } = at('?marque=kia')
    expect(result.current.query).toMatchObject({ priceType: 'business_lease', instalmentType: 'business_lease' })
    rerender(buying)
    expect(result.current.query).toMatchObject({ priceType: 'purchase', instalmentType: 'private_lease' })
  })

  it('are not in the address until they limit anything, and then always', async () => {
    const { result } = at('')
    act(() => result.current.ask({ ...result.current.query, facets: { brand: ['kia'] } }))
    await waitFor(() => expect(mockNavigate).toHaveBeenLastCalledWith('/stock?marque=kia'))
    act(() => result.current.ask({ ...result.current.query, facets: {}, ranges: { instalment: { max: 300_00 } } }))
    await waitFor(() =>
      expect(mockNavigate).toHaveBeenLastCalledWith('/stock?mensualite=-300&mensualite-pour=leasing-pro'),
    )
  })

  it('of a link are the same for every visitor', () => {
    const link = '?prix=-20000&mensualite=-300&mensualite-pour=financement-pro'
    const types = { priceType: 'purchase', instalmentType: 'business_finance' }
    expect(at(link, leasing).result.current.query).toMatchObject(types)
    expect(at(link, buying).result.current.query).toMatchObject(types)
  })
})
