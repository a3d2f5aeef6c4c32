import { announceInFrench } from './announce-in-french'

describe('announcement of a new page', () => {
  it('is in French, and Gatsby finds what it wrote', () => {
    const region = document.createElement('div')
    announceInFrench(region, 'Page ouverte :')
    const changes: string[] = []
    for (const text of ['Navigated to Nos véhicules', 'Navigated to Nos véhicules', 'Navigated to Comparer']) {
      if (region.innerText !== text) region.innerText = text
      changes.push(region.textContent ?? '')
    }
    expect(changes).toEqual(['Page ouverte : Nos véhicules', 'Page ouverte : Nos véhicules', 'Page ouverte : Comparer'])
    expect(region.innerText).toBe('Navigated to Comparer')
  })

  it('does nothing where Gatsby has no such element', () => {
    expect(() => announceInFrench(null, 'Page ouverte :')).not.toThrow()
  })
})
