import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import type { ListedLease, ModelListing } from '../../domain/catalogue/model-list'
import { exampleLeaseOffer, exampleModel } from '../../domain/testing/example-catalogue'
import messages from '../../locales/fr.json'
import { PageAddressProvider } from '../page/page-address'
import { COMING, RESERVE_SCRIPT } from '../../config/inline-scripts/reserve-list'
import { installDialog, renderFrench } from '../testing/render'
import { BrandModels } from './BrandModels'

const mockNavigate = jest.fn<Promise<void>, [string]>()
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../__mocks__/gatsby'),
  navigate: (to: string) => mockNavigate(to),
}))

const brand = { id: 'peugeot', name: 'Peugeot', logo: '', sellsNew: true }
const model = (name: string, change: Partial<ModelListing> = {}): ModelListing => ({
  ...exampleModel,
  id: `peugeot-${name}`,
  slug: name,
  name,
  ...change,
})
const [hybrid, , electric] = exampleModel.trims
if (!hybrid || !electric) throw new Error('The example has three versions')
const MODELS = [
  model('3008'),
  model('208', { bodyStyle: 'hatchback', trims: [{ ...electric, price: 34_000_00 }], fromPrice: 34_000_00 }),
  model('308', {
    bodyStyle: 'hatchback',
    trims: [{ ...hybrid, fuel: 'diesel', price: 31_000_00 }],
    fromPrice: 31_000_00,
  }),
  model('Boxer', {
    category: 'van',
    bodyStyle: 'panel_van',
    trims: [{ ...hybrid, fuel: 'diesel', price: 36_000_00 }],
    fromPrice: 36_000_00,
  }),
]
const LEASES: ListedLease[] = [exampleLeaseOffer]

let visited: string[] = []
/** The page at an address, and a router that follows it. */
const Page = ({ at, models = MODELS }: { at: string; models?: ModelListing[] }) => {
  const [search, setSearch] = useState(at)
  mockNavigate.mockImplementation(async (to) => {
    visited.push(to)
    setSearch(to.replace('/peugeot/models', ''))
  })
  return (
    <PageAddressProvider location={{ pathname: '/peugeot/models', search }}>
      <BrandModels brand={brand} models={models} leases={LEASES} stockByModel={{}} variant="models" />
    </PageAddressProvider>
  )
}
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const shown = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const told = () => screen.getAllByRole('status').map((one) => plain(one.textContent))
const panel = () => within(screen.getByRole('region', { name: 'Filtres' }))

beforeAll(installDialog)
beforeEach(() => {
  visited = []
})

/** Levels of all headings, in their order. */
const levels = (html: string): number[] => [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))

describe('the models of a brand', () => {
  it('skip no level of heading, by category or as one list', () => {
    const page = (models: ModelListing[]) =>
      levels(
        renderToStaticMarkup(
          <IntlProvider locale="fr" messages={messages}>
            <PageAddressProvider location={{ pathname: '/peugeot/models', search: '' }}>
              <BrandModels brand={brand} models={models} leases={[]} stockByModel={{}} variant="all" />
            </PageAddressProvider>
          </IntlProvider>,
        ),
      )
    expect(page(MODELS.slice(0, 2))).toEqual([1, 2, 2])
    expect(page([...MODELS.slice(0, 1), ...MODELS.slice(3)])).toEqual([1, 2, 3, 2, 3])
  })

  it('are all there by category, and told before any script runs', () => {
    const html = renderToStaticMarkup(
      <IntlProvider locale="fr" messages={messages}>
        <Page at="?carburant=diesel" />
      </IntlProvider>,
    )
    for (const { name } of MODELS) expect(html).toContain(`Peugeot ${name}</a>`)
    expect(html).toContain('Utilitaires légers')
    expect(html).toContain('<p role="status">4 modèles</p>')
  })

  it('are filtered by a click, which the address keeps and the page tells', async () => {
    renderFrench(<Page at="" />)
    expect(told()).toContain('4 modèles')
    await userEvent.click(panel().getByRole('checkbox', { name: /^Électrique\s*2$/ }))
    await waitFor(() => expect(visited).toEqual(['/peugeot/models?carburant=electrique']))
    expect(shown()).toEqual(['Peugeot 3008', 'Peugeot 208'])
    expect(told()).toContain('2 modèles sur 4')
    // The price is that of the version that fits.
    expect(plain(screen.getAllByRole('article')[0]?.textContent ?? '')).toMatch(
      /1 version sur 3 correspond.*Dès 49.000 €.*Leasing privé dès 549 € par mois/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Électrique' }))
    await waitFor(() => expect(visited.at(-1)).toBe('/peugeot/models'))
    expect(shown()).toHaveLength(4)
  })

  it('dim what would find nothing', async () => {
    renderFrench(<Page at="?carburant=diesel" />)
    expect(panel().getByRole('checkbox', { name: /^SUV\s*0$/ })).toBeDisabled()
    expect(panel().getByRole('checkbox', { name: /^Citadine ou compacte\s*1$/ })).toBeEnabled()
  })

  it('are sorted as asked', async () => {
    renderFrench(<Page at="" />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix, le moins cher d’abord')
    await waitFor(() => expect(visited).toEqual(['/peugeot/models?tri=prix-asc']))
    expect(shown()).toEqual(['Peugeot 308', 'Peugeot 208', 'Peugeot Boxer', 'Peugeot 3008'])
  })

  it('propose what one would find by giving up one filter', () => {
    renderFrench(<Page at="?carrosserie=suv&carburant=diesel" />)
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Aucun modèle ne correspond à tous vos filtres' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual(
      expect.arrayContaining([
        ['Sans SUV : 2 modèles', '/peugeot/models?carburant=diesel'],
        ['Sans Diesel : 1 modèle', '/peugeot/models?carrosserie=suv'],
      ]),
    )
  })

  it('say what the address asks for and cannot be', () => {
    renderFrench(<Page at="?carburant=vapeur,gpl" />)
    expect(told().join()).toMatch(/« vapeur » \(carburant\) n’est pas un choix/)
    expect(told().join()).toMatch(/Aucun résultat pour « gpl » \(carburant\)/)
  })

  it('open all filters on a phone, with what they give', async () => {
    renderFrench(<Page at="" />)
    await userEvent.click(screen.getByRole('button', { name: 'Filtres' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Filtres' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Diesel\s*2$/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'Voir 2 modèles' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
  })

  it.each([
    ['many', MODELS, 2],
    ['but a few', MODELS.slice(1, 3), 1],
  ])(
    'are kept out of sight until they are those that the address asks for, where there are %s',
    async (_name, models, count) => {
      const page = (
        <IntlProvider locale="fr" messages={messages}>
          <Page at="?carburant=diesel" models={models} />
        </IntlProvider>
      )
      const container = document.createElement('div')
      container.innerHTML = renderToString(page)
      // What the script in front of the list does in a browser that reads the page.
      expect(container.querySelector('script')?.innerHTML).toBe(RESERVE_SCRIPT)
      document.documentElement.setAttribute(COMING, 'coming')
      const problem = jest.fn()
      const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: problem }))
      expect(problem).not.toHaveBeenCalled()
      expect(document.documentElement).not.toHaveAttribute(COMING)
      expect(container.querySelectorAll('article')).toHaveLength(count)
      act(() => root.unmount())
    },
  )

  it('have no filters where there are but a few', () => {
    renderFrench(
      <PageAddressProvider location={{ pathname: '/peugeot/models' }}>
        <BrandModels brand={brand} models={MODELS.slice(0, 2)} leases={[]} stockByModel={{}} variant="models" />
      </PageAddressProvider>,
    )
    expect(screen.queryByRole('region', { name: 'Filtres' })).toBeNull()
    expect(shown()).toHaveLength(2)
  })
})
