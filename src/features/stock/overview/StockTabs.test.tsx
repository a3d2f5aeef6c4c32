import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import { brandStock, WHOLE_STOCK } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { StockTabs } from './StockTabs'

const tabs = (scope: StockScope) => (
  <StockTabs
    label="Types"
    kinds={[
      { id: 'all', count: 9 },
      { id: 'used', count: 4 },
      { id: 'demo', count: 2 },
      { id: 'new', count: 3 },
      { id: 'utility', count: 1 },
    ]}
    nameOf={(kind) => kind}
    query={EMPTY_QUERY}
    scope={scope}
    stock={{ engine: null, revision: 0, equipment: 'none' }}
    hrefOf={({ facets }) => `/stock?etat=${(facets['condition'] ?? []).join()}`}
  />
)
const hrefs = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const withoutScripts = (scope: StockScope) => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(tabs(scope))
  return hrefs(page)
}

describe('tabs of the kinds of vehicles', () => {
  it('lead to pages of their own without scripts, where there are any', () => {
    expect(withoutScripts(WHOLE_STOCK)).toEqual([
      '/stock?etat=',
      '/centre-de-vehicules-d-occasion',
      '/stock/direction',
      '/stock/tous-les-modeles',
      '/stock/utilitaires',
    ])
    expect(withoutScripts(brandStock('kia'))[1]).toBe('/stock?etat=used')
  })

  it('filter the list where scripts run, so that its other filters stay', () => {
    render(tabs(WHOLE_STOCK))
    expect(hrefs(screen.getByRole('navigation'))).toEqual([
      '/stock?etat=',
      '/stock?etat=used',
      '/stock?etat=demo',
      '/stock?etat=new',
      '/stock?etat=',
    ])
  })
})
