import { screen, waitFor } from '@testing-library/react'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { filesOf } from '../../domain/stock-search/testing/stock-of'
import { cardsPath, indexPath, STOCK_POINTER } from '../../domain/stock-search/paths'
import { answerFetch, renderFrench } from '../testing/render'
import { vehicleWords } from './asked-vehicle'
import { ErrorPage } from './ErrorPage'

const files = filesOf([
  { ...exampleVehicle, id: 1 },
  { ...exampleVehicle, id: 2, brandId: 'kia', brandName: 'Kia', modelId: 'kia-ev3', modelName: 'EV3', variant: 'Air' },
])
const served = new Map<string, unknown>([
  [STOCK_POINTER, { index: indexPath(files.index.name), count: files.count }],
  [indexPath(files.index.name), JSON.parse(files.index.text)],
  ...files.cards.map(({ name, text }): [string, unknown] => [cardsPath(name), JSON.parse(text)]),
])
const serve = () => answerFetch((url) => (served.has(url) ? { status: 200, body: served.get(url) } : { status: 404 }))
const show = (address: string) => {
  window.history.replaceState(null, '', address)
  return renderFrench(
    <main>
      <ErrorPage kind="vehicle-not-found" />
    </main>,
  )
}

describe('vehicle that is not there', () => {
  it('is told apart by the words of its address', () => {
    expect(vehicleWords('/stock/999999-1-peugeot-3008-hybrid')).toEqual(['peugeot', '3008', 'hybrid'])
    expect(vehicleWords('/peugeot/stock/7-1-citro%C3%ABn-c3/interesse?x=9-1-kia')).toEqual(['citroen', 'c3'])
    expect(vehicleWords('/stock/7-1')).toEqual([])
    expect(vehicleWords('/stock/7-1-50%-off')).toEqual(['50', 'off'])
    expect(vehicleWords('/stock')).toEqual([])
  })

  it('gives way to the nearest ones of the stock, with photo, price and link', async () => {
    const calls = serve()
    show('/stock/999999-1-peugeot-3008-hybrid')
    const card = await screen.findByRole('link', { name: /Peugeot 3008/ })
    expect(card).toHaveAttribute('href', '/stock/1-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt')
    expect(screen.getByRole('region', { name: 'En stock, et proches de ce que vous cherchiez' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(document.querySelector('article img')).toHaveAttribute('src', expect.stringContaining('suv.blue'))
    expect(calls.filter(({ url }) => url.includes('/api/') && !url.includes('live'))).toEqual([])
  })

  it.each(['/stock/999999-1-lada-niva', '/stock/999999-1'])(
    'leads to the stock when nothing is alike: %s',
    async (address) => {
      serve()
      const { container } = show(address)
      await waitFor(() => expect(container.querySelector('.place')).toBeNull())
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/stock'])
    },
  )

  it('stands by itself when the index cannot be read', async () => {
    answerFetch(() => ({ status: 200, body: { format: 'of tomorrow' } }))
    const { container } = show('/stock/999999-1-peugeot-3008')
    await waitFor(() => expect(container.querySelector('.place')).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
  })
})
