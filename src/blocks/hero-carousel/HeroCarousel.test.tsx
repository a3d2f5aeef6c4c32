import { screen, within } from '@testing-library/react'
import { renderFrench } from '../../features/testing/render'
import { HeroCarousel } from './HeroCarousel'

const slide = (title: string, fields: object = {}) =>
  ({ _uid: title, component: 'hero', layout: 'page', title, ...fields }) as const
const search = { _uid: 's', component: 'stock-quick-search', variant: 'car-company', title: 'Pour votre entreprise' }

describe('slides', () => {
  it('scroll in an area that the keyboard reaches and screen readers name', () => {
    renderFrench(
      <HeroCarousel block={{ _uid: 'c', component: 'hero-carousel', slides: [slide('Acheter'), slide('Louer')] }} />,
    )
    expect(screen.getByRole('group', { name: '2 vues à faire défiler' })).toHaveAttribute('tabindex', '0')
  })

  it('may have a search of vehicles, and one of them carries the title of the page', () => {
    renderFrench(
      <HeroCarousel
        lead
        block={{
          _uid: 'c',
          component: 'hero-carousel',
          slides: [slide('Acheter'), JSON.parse(JSON.stringify(slide('Équiper', { search: [search] })))],
        }}
      />,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Acheter')
    const form = within(screen.getByRole('search', { name: 'Pour votre entreprise' }))
    expect(form.getByRole('button', { name: /Voir|Rechercher|véhicule/ })).toBeEnabled()
    expect(screen.getAllByRole('search')).toHaveLength(1)
  })
})
