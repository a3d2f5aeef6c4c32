import { parseCmsEntries } from './parse-cms-entries'

describe('rules from the CMS', () => {
  it('takes the entries of one datasource in its default dimension, in the order of their numbers', () => {
    const nodes = [
      {
        internalId: 9,
        name: ' /garages ',
        value: '/concessions',
        data_source: 'redirects',
        data_source_dimension: null,
      },
      { internalId: 8, name: '/pneus', value: '/services', data_source: 'redirects' },
      { internalId: 7, name: 'Conseils', value: 'conseils', data_source: 'labels' },
      { internalId: 6, name: '/pneus', value: '/reifen', data_source: 'redirects', data_source_dimension: 'de' },
    ]
    expect(parseCmsEntries(nodes, 'redirects')).toEqual([
      { from: '/pneus', to: '/services', code: '', file: 'storyblok/redirects', line: 8, isEntry: true },
      { from: '/garages', to: '/concessions', code: '', file: 'storyblok/redirects', line: 9, isEntry: true },
    ])
  })
})
