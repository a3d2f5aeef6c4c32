import { quickAddress, quickQuery } from './quick-address'
import { fieldNames, NO_CHOICE, readFields } from './quick-search'
import type { QuickSearch } from './quick-search'

const [any, financial] = [fieldNames(false), fieldNames(true)]
const address = (search: Partial<QuickSearch>, names = any) =>
  quickAddress('/stock', { ...NO_CHOICE, ...search }, names)

describe('quick search', () => {
  it('leads to the whole stock without a choice', () => {
    expect(address({})).toBe('/stock')
  })

  it('leads to the overview by its own parameters', () => {
    expect(address({ scope: 'used', brand: 'peugeot', model: 'peugeot-3008', budget: '25000', fuel: 'hybride' })).toBe(
      '/stock?etat=occasion&marque=peugeot&modele=peugeot-3008&carburant=hybride&prix=-25000',
    )
    expect(address({ scope: 'new' })).toBe('/stock?etat=neuf')
    expect(address({ scope: 'van' })).toBe('/stock?categorie=utilitaire')
  })

  it('takes the budget as a sum a month when a lease or a finance is looked for', () => {
    expect(address({ scope: 'private_lease', budget: '300' }, financial)).toBe(
      '/stock?mensualite=-300&mensualite-pour=leasing-prive',
    )
    expect(address({ scope: 'private_lease' }, financial)).toBe('/stock?mensualite=0-&mensualite-pour=leasing-prive')
    expect(quickQuery({ ...NO_CHOICE, scope: 'private_finance', budget: '300' }, financial)).toMatchObject({
      instalmentType: 'private_finance',
      ranges: { instalment: { max: 300_00 } },
    })
  })

  it('is passed over where it makes no sense', () => {
    expect(address({ scope: 'constructor', fuel: 'charbon', budget: 'x' })).toBe('/stock')
  })

  it('reads a form as it stands, with what was chosen before any script ran', () => {
    const form = document.createElement('form')
    form.innerHTML =
      '<input type="radio" name="scope" value=""><input type="radio" name="scope" value="van" checked><select name="marque"><option value=""><option value="fiat" selected></select><select name="modele" disabled><option value="x" selected></select>'
    expect(readFields(form, any)).toEqual({ scope: 'van', brand: 'fiat', model: '', budget: '', fuel: '' })
  })
})
