import { createPageEntry } from './page-entry'

const windowAt = (address: string) => {
  const url = new URL(address, 'http://localhost')
  const shown: string[] = []
  return { shown, entry: createPageEntry({ location: url, replace: (path) => shown.push(path) }) }
}

describe('direct visit to an address without a page', () => {
  it.each([
    ['/stock/9-1-x', '/erreurs/vehicle-not-found'],
    ['/stock/9-1-x/interessee', '/erreurs/vehicle-form-not-found'],
    ['/nulle-part?ref=mail#photos', '/404.html'],
  ])('keeps %s in the address bar over an error page', (asked, errorPage) => {
    const { shown, entry } = windowAt(asked)
    entry.enter(errorPage)
    expect(shown).toEqual([errorPage])
    expect(entry.leave()).toBe(asked)
    expect(entry.leave()).toBeNull()
  })

  it('leaves the own address of an error page alone', () => {
    const { shown, entry } = windowAt('/erreurs/vehicle-not-found')
    entry.enter('/erreurs/vehicle-not-found')
    expect(shown).toEqual([])
  })

  it.each([
    ['/stock/7-1-x/interessee', '/stock/7-1-x'],
    ['/peugeot/stock/7-1-x', '/stock/7-1-x'],
    ['/stock/7-1-x/interessee', '/stock/vue/interest'],
  ])('stays at %s, which the HTML of %s answers', (asked, pagePath) => {
    const { shown, entry } = windowAt(asked)
    entry.enter(pagePath)
    expect(shown).toEqual([])
    expect(entry.leave()).toBeNull()
  })
})
