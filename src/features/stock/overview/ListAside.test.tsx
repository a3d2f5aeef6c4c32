import { within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { brandStock, WHOLE_STOCK } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import messages from '../../../locales/fr.json'
import { renderFrench } from '../../testing/render'
import { ListAside } from './ListAside'

const aside = (pathname: string, scope: StockScope) => (
  <ListAside
    brands={[{ id: 'kia', name: 'Kia' }]}
    counts={{ brandId: { kia: 9 }, category: {}, condition: {}, bodyStyle: { suv: 6, estate: 3 } }}
    scope={scope}
    pathname={pathname}
  />
)
const built = (pathname: string, scope: StockScope) => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <IntlProvider locale="fr-LU" messages={messages}>
      {aside(pathname, scope)}
    </IntlProvider>,
  )
  return page
}
const hrefOf = (page: HTMLElement, name: RegExp) => within(page).getByRole('link', { name }).getAttribute('href')

describe('links beside a list', () => {
  it('lead without scripts to the page of a body style', () => {
    expect(hrefOf(built('/stock', WHOLE_STOCK), /^SUV/)).toBe('/stock/suv')
    expect(hrefOf(built('/kia/stock', brandStock('kia')), /^Break/)).toBe('/stock/break')
  })

  it('filter the list where scripts run', () => {
    const { container } = renderFrench(aside('/stock', WHOLE_STOCK))
    expect(hrefOf(container, /^SUV/)).toBe('/stock?carrosserie=suv')
  })

  it('mark numbers that only scripts make true', () => {
    expect(built('/stock', WHOLE_STOCK).querySelector('.filtered')).toBeNull()
    expect(built('/kia/stock', brandStock('kia')).querySelectorAll('.filtered')).toHaveLength(1)
  })
})
