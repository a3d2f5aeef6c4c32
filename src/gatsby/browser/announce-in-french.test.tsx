import { announceInFrench } from './announce-in-french'

describe('announcement of a new page', () => {
  it('is in French, and Gatsby finds what it wrote', () => {
    const region = document.createElement('div')
    let path = '/'
    announceInFrench(region, 'Page ouverte :', () => path)
    const changes = [
      ['/stock', 'Nos véhicules'],
      ['/stock', 'Nos véhicules'],
      ['/stock/comparer', 'Comparer'],
    ].map(([at = '', name]) => {
      path = at
      const text = `Navigated to ${name}`
      if (region.innerText !== text) region.innerText = text
      return region.textContent
    })
    expect(changes).toEqual(['Page ouverte : Nos véhicules', 'Page ouverte : Nos véhicules', 'Page ouverte : Comparer'])
    expect(region.innerText).toBe('Navigated to Comparer')
  })

  it('is none of the page that stays open under another address, not even at the first filter', () => {
    const region = document.createElement('div')
    announceInFrench(region, 'Page ouverte :', () => '/stock')
    region.innerText = 'Navigated to Nos véhicules'
    expect(region.textContent).toBe('')
    expect(region.innerText).toBe('Navigated to Nos véhicules')
  })

  it('does nothing where Gatsby has no such element', () => {
    expect(() => announceInFrench(null, 'Page ouverte :')).not.toThrow()
  })
})
