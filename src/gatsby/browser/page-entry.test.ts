import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import { createPageEntry, vehiclePathOfDetail } from './page-entry'

const windowAt = (address: string) => {
  const url = new URL(address, 'http://localhost')
  const shown: string[] = []
  return { shown, entry: createPageEntry(DEFAULT_SEGMENTS, { location: url, replace: (path) => shown.push(path) }) }
}

describe('direct visit to a vehicle below its brand', () => {
  it.each([
    ['/peugeot/stock/7-1-x', '/stock/7-1-x'],
    ['/stock/7-1-x/interessee', null],
    ['/peugeot/stock/7-1-x/testdrive', null],
    ['/stock/7-1-x', null],
    ['/stock/comparer', null],
    ['/peugeot/models/3008/testdrive', null],
    ['/', null],
  ])('knows whose HTML %s is', (path, own) => {
    expect(vehiclePathOfDetail(DEFAULT_SEGMENTS, path)).toBe(own)
  })

  it('shows the vehicle’s address while React takes over, and then goes where the visitor wanted, once', () => {
    const { shown, entry } = windowAt('/peugeot/stock/7-1-x?ref=mail#photos')
    entry.enter('/stock/7-1-x')
    expect(shown).toEqual(['/stock/7-1-x'])
    expect(entry.leave()).toEqual({ address: '/peugeot/stock/7-1-x?ref=mail#photos', how: 'navigate' })
    expect(entry.leave()).toBeNull()
  })

  it('stays at the address of a form, whose shell is shown', () => {
    const { shown, entry } = windowAt('/stock/7-1-x/interessee')
    entry.enter('/stock/7-1-x')
    expect(shown).toEqual([])
    expect(entry.leave()).toBeNull()
  })

  it('does nothing when the HTML is not the vehicle’s', () => {
    const { shown, entry } = windowAt('/stock/7-1-x/interessee')
    entry.enter('/stock/vue/interest')
    expect(shown).toEqual([])
    expect(entry.leave()).toBeNull()
  })

  it.each([
    ['/stock/9-1-x', '/erreurs/vehicle-not-found'],
    ['/stock/9-1-x/interessee', '/erreurs/vehicle-form-not-found'],
    ['/nulle-part', '/404.html'],
  ])('keeps %s in the address bar over an error page', (asked, errorPage) => {
    const { shown, entry } = windowAt(asked)
    entry.enter(errorPage)
    expect(shown).toEqual([errorPage])
    expect(entry.leave()).toEqual({ address: asked, how: 'show' })
  })

  it('leaves the own address of an error page alone', () => {
    const { shown, entry } = windowAt('/erreurs/vehicle-not-found')
    entry.enter('/erreurs/vehicle-not-found')
    expect(shown).toEqual([])
  })
})
