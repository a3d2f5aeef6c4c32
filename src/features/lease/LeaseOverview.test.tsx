import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { LEASE_LIST } from '../../domain/catalogue/lease-list'
import type { LeaseOfferSummary } from '../../domain/content/story-data'
import { exampleLeaseOffer } from '../../domain/testing/example-catalogue'
import messages from '../../locales/fr.json'
import { PageAddressProvider } from '../page/page-address'
import { installDialog, renderFrench } from '../testing/render'
import { LeaseOverview } from './LeaseOverview'

const OFFERS = Array.from({ length: 60 }, (_, index): LeaseOfferSummary => ({
  ...exampleLeaseOffer,
  model: null,
  id: `offer-${index}`,
  modelName: `Modèle ${index}`,
  brandId: index < 30 ? 'peugeot' : 'kia',
  brandName: index < 30 ? 'Peugeot' : 'Kia',
  monthlyPrice: (200 + index) * 100,
}))
const at = (search: string) => (
  <PageAddressProvider location={{ pathname: '/private-lease', search }}>
    <LeaseOverview offers={OFFERS} />
  </PageAddressProvider>
)
const shown = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const names = (from: number, to: number) =>
  OFFERS.slice(from, to).map(({ brandName, modelName }) => `${brandName} ${modelName}`)
const links = () =>
  within(screen.getByRole('navigation', { name: 'Pages de la liste' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeAll(installDialog)

describe('lease offers of one kind', () => {
  it('stand on pages of which each has a link of its own', () => {
    renderFrench(at(''))
    expect(shown()).toEqual(names(0, 24))
    expect(links()).toEqual([
      ['1', '/private-lease'],
      ['2', '/private-lease?page=2'],
      ['3', '/private-lease?page=3'],
      ['Suivant', '/private-lease?page=2'],
    ])
  })

  it('keep filters and order from page to page', () => {
    renderFrench(at('?marque=peugeot&tri=nom-asc&page=2'))
    expect(shown()).toEqual(names(24, 30))
    expect(links()).toEqual([
      ['Précédent', '/private-lease?marque=peugeot&tri=nom-asc'],
      ['1', '/private-lease?marque=peugeot&tri=nom-asc'],
      ['2', '/private-lease?marque=peugeot&tri=nom-asc&page=2'],
    ])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2')
  })

  it('end with the last page where an address names one beyond it, and have no pages where one is enough', () => {
    const { unmount } = renderFrench(at('?page=99'))
    expect(shown()).toEqual(names(48, 60))
    expect(screen.getByText('Cette liste n’a pas de page 99 : voici la dernière, la page 3.')).toBeVisible()
    unmount()
    renderFrench(at('?mensualite=-210'))
    expect(shown()).toEqual(names(0, 11))
    expect(screen.queryByRole('navigation', { name: 'Pages de la liste' })).toBeNull()
  })

  it('are all in the page before any script runs, with the links', () => {
    const html = renderToStaticMarkup(
      <IntlProvider locale="fr" messages={messages}>
        {at('?page=2')}
      </IntlProvider>,
    )
    for (const name of names(0, 60)) expect(html).toContain(`${name}</a>`)
    expect(html).toContain('href="/private-lease?page=2"')
    // What the style lets be seen of them is the first page.
    expect(LEASE_LIST.pageSize).toBe(24)
  })
})
