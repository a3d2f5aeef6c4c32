import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header } from '../../components/layout/Header'
import type { LoadSearch } from '../../components/layout/SearchForm'
import { useToast } from '../../components/ui/toast-store'
import { filesOf } from '../../domain/stock-search/testing/stock-of'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { NO_STOCK, useStock } from '../../features/stock/stock-engine-store'
import { answerFetch, renderFrench } from '../../features/testing/render'
import { loadSearch } from './load-search'

const mockNavigate = jest.fn((_: string) => Promise.resolve())
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../__mocks__/gatsby'),
  navigate: (to: string) => mockNavigate(to),
}))

const diesel = { ...exampleVehicle, id: 2, fuel: 'diesel' as const }
/** Two releases; only the second has the make Kia. */
const first = filesOf([exampleVehicle, diesel])
const second = filesOf([exampleVehicle, { ...diesel, id: 3, brandId: 'kia', brandName: 'Kia' }])
let files = first
let isDown = false
const serve = () =>
  answerFetch((url) => {
    if (isDown) return new TypeError('Failed to fetch')
    if (url.endsWith('/builds/stock.json'))
      return { status: 200, body: { index: `/stock-index/index-${files === first ? 'a' : 'b'}.json`, count: 2 } }
    if (url.includes('/stock-index/index-')) return { status: 200, body: JSON.parse(files.index.text) }
    if (url.includes('/stock-index/equipment-')) return { status: 200, body: JSON.parse(files.equipment.text) }
    if (url.endsWith('/builds/assistant.json')) return { status: 200, body: { dealerships: [], offers: [], faq: [] } }
    return { status: 404 }
  })

const show = (load: LoadSearch = loadSearch) =>
  renderFrench(
    <Header
      content={{ _uid: 'h', component: 'header', searchPlaceholder: 'Marque', entries: [] }}
      tools={null}
      loadSearch={load}
    />,
  )
const search = (words: string) => userEvent.type(screen.getByRole('searchbox'), `${words}{Enter}`)
const opened = (address: string) => waitFor(() => expect(mockNavigate).toHaveBeenLastCalledWith(address))

beforeAll(loadSearch)
beforeEach(() => {
  isDown = false
  files = first
  mockNavigate.mockClear()
  act(() => useStock.setState(NO_STOCK, true))
})

describe('search of the header', () => {
  it('searches for the words as they are while nothing can be read', async () => {
    serve()
    isDown = true
    show()
    await search('un diesel rouge')
    await opened('/stock?q=un+diesel+rouge')
  })

  it('asks for nothing before somebody turns to it, and opens the list with the filters of a sentence', async () => {
    const calls = serve()
    show()
    expect(calls).toEqual([])
    await search('un Peugeot diesel à moins de 30 000 €')
    await opened('/stock?marque=peugeot&carburant=diesel&prix=-30000')
  })

  it.each([
    ['GT Line', '/stock?q=GT+Line'],
    [' ', '/stock'],
  ])('leaves words that it does not understand to the text search: "%s"', async (words, address) => {
    serve()
    show()
    await search(words)
    await opened(address)
  })

  it('says which words set no filter', async () => {
    serve()
    show()
    await search('un Peugeot diesel chouette')
    await opened('/stock?marque=peugeot&carburant=diesel')
    expect(useToast.getState().toasts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Ce mot n’a pas été compris\s: chouette\.$/),
    ])
  })

  it('reads sentences with the stock of the release that is shown', async () => {
    serve()
    show()
    await search('Peugeot diesel')
    await opened('/stock?marque=peugeot&carburant=diesel')
    files = second
    act(() => useStock.setState(NO_STOCK, true))
    await userEvent.clear(screen.getByRole('searchbox'))
    await search('Kia diesel')
    await opened('/stock?marque=kia&carburant=diesel')
  })

  it('sends the form as it is where its code cannot be loaded', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    show(() => Promise.reject(new Error('offline')))
    await search('diesel')
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    const [form] = submit.mock.contexts
    expect(form instanceof HTMLFormElement && [form.getAttribute('action'), ...new FormData(form)]).toEqual([
      '/stock',
      ['q', 'diesel'],
    ])
    submit.mockRestore()
  })
})
