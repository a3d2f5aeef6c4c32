import { codeAttributes, codeFiles } from './page-code'

const FILES = {
  app: ['runtime-1.js', 'app-1.js'],
  'list-filters': ['2-aa.js', '9-aa.js'],
  'component---src-templates-stock-tsx': ['styles-1.css', '1-aa.js', '2-aa.js'],
  'component---src-pages-404-tsx': ['7-aa.js'],
  'block-faq': ['4-aa.js'],
  'block-newsletter': ['5-aa.js'],
  'block-stock-preview': ['6-aa.js'],
  'slice---src-templates-slices-header-slice-tsx': [],
}

describe('the code that pages name', () => {
  it('has the files of templates and blocks, and apart what waits for the visitor', () => {
    expect(codeFiles(FILES).split(';')).toEqual([
      'block-newsletter:5-aa',
      'block-stock-preview+:6-aa',
      'pages-404:7-aa',
      'templates-stock:1-aa 2-aa',
      'templates-stock+:2-aa 9-aa',
    ])
  })

  it('is named on the body: the template, and the blocks that are hydrated', () => {
    const story = {
      body: [
        { _uid: 'a', component: 'newsletter' },
        { _uid: 'b', component: 'faq' },
      ],
    }
    const load = () => ({ result: { data: { story } }, componentChunkName: 'component---src-templates-story-tsx' })
    expect(codeAttributes(load, '/')).toEqual({ 'data-template': 'templates-story', 'data-blocks': 'newsletter' })
  })

  it('is not named in development, where the page is an empty shell', () => {
    expect(codeAttributes(undefined, '/')).toEqual({})
  })
})
