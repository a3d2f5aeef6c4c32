import { fromHome } from './from-home'

const CAREERS = { label: 'Carrières', path: '/carrieres' }

describe('breadcrumbs of a story', () => {
  it('begin at the home page once, whether the editor named it or not', () => {
    expect(fromHome([CAREERS], 'Accueil')).toEqual([{ label: 'Accueil', path: '/' }, CAREERS])
    expect(fromHome([{ label: 'Début', path: '/' }, CAREERS], 'Accueil')).toEqual([
      { label: 'Début', path: '/' },
      CAREERS,
    ])
  })
})
