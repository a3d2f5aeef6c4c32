import { screen } from '@testing-library/react'
import { renderFrench } from '../testing/render'
import { CountryMap } from './CountryMap'

const place = (label: string, longitude: number, latitude: number) => ({ id: label, label, longitude, latitude })

describe('the drawn map', () => {
  it('writes a name on the left of a place where its edge would cut it', () => {
    renderFrench(
      <CountryMap
        title="Carte"
        places={[place('Grevenmacher', 6.441, 49.681), place('Luxembourg', 6.13, 49.61)]}
        visitor={place('Rosport-Mompach', 6.503, 49.8)}
      />,
    )
    const sides = ['Grevenmacher', 'Luxembourg', 'Rosport-Mompach'].map((name) =>
      screen.getByText(name).getAttribute('text-anchor'),
    )
    expect(sides).toEqual([null, null, 'end'])
  })
})
