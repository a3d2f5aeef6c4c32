import { screen } from '@testing-library/react'
import { renderFrench } from '../../testing/render'
import { NothingFound } from './NothingFound'

const NEAR = 'En renonçant à un seul filtre, vous trouvez :'

describe('a list in which nothing fits', () => {
  it('says what would fit without one wish, with its number', () => {
    const way = { id: 'fuel', to: '/stock?prix=20000', wish: 'Diesel', count: '3 véhicules' }
    renderFrench(<NothingFound title="Aucun véhicule" text="Élargissez votre recherche." ways={[way]} />)
    expect(screen.getByText(NEAR)).toBeVisible()
    expect(screen.getByRole('link', { name: /Diesel.*3 véhicules/ })).toHaveAttribute('href', way.to)
    expect(screen.queryByText('Élargissez votre recherche.')).toBeNull()
  })

  it('says its own text where no way is left', () => {
    renderFrench(<NothingFound title="Aucun véhicule" text="Élargissez votre recherche." ways={[]} />)
    expect(screen.getByText('Élargissez votre recherche.')).toBeVisible()
    expect(screen.queryByText(NEAR)).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })
})
