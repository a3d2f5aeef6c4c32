import { act, fireEvent, screen } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import messages from '../../../locales/fr.json'
import { renderFrench } from '../../testing/render'
import { parsePriceTypes, savePriceTypes } from '../price-display-store'
import { PRICES_KEY } from '../../../config/inline-scripts/price-display'
import { wordsFor } from './describe-filters'
import { UnseenPrice, unseenTypes } from './UnseenPrice'

const words = wordsFor(createIntl({ locale: 'fr-LU', messages }), {})

beforeEach(() => act(() => savePriceTypes([])))

describe('prices that a list goes by', () => {
  it('are shown on request where its cards do not have them', () => {
    renderFrench(
      <UnseenPrice
        query={{ ...EMPTY_QUERY, sort: { key: 'instalment:business_lease', direction: 'asc' } }}
        words={words}
      />,
    )
    expect(document.body.textContent).toContain('Leasing pro')
    fireEvent.click(screen.getByRole('button', { name: 'Afficher sur les cartes' }))
    expect(parsePriceTypes(localStorage.getItem(PRICES_KEY))).toEqual(['purchase', 'private_lease', 'business_lease'])
    expect(document.body.textContent).not.toContain('Leasing pro')
  })

  it('are those of its order and of its limits', () => {
    expect(unseenTypes({ ...EMPTY_QUERY, sort: { key: 'price:purchase', direction: 'asc' } }, ['purchase'])).toEqual([])
    expect(unseenTypes({ ...EMPTY_QUERY, sort: { key: 'mileage', direction: 'asc' } }, ['purchase'])).toEqual([])
    expect(
      unseenTypes({ ...EMPTY_QUERY, priceType: 'private_lease', instalmentType: 'business_lease' }, ['purchase']),
    ).toEqual([])
    expect(
      unseenTypes(
        { ...EMPTY_QUERY, ranges: { price: { max: 1 }, instalment: { max: 1 } }, instalmentType: 'business_lease' },
        ['private_lease'],
      ),
    ).toEqual(['purchase', 'business_lease'])
  })
})
