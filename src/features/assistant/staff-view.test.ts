import { createIntl } from 'react-intl'
import type { DealershipFacts, EmployeeTerms } from '../../domain/assistant/site/site-facts'
import { exampleSite } from '../../domain/testing/example-location'
import messages from '../../locales/fr.json'
import { employeesView, languagesView } from './staff-view'

const intl = createIntl({ locale: 'fr', messages })
const place = (id: string, name: string): DealershipFacts => ({
  ...exampleSite,
  id,
  name,
  brands: [],
  showroomHours: null,
  workshopHours: null,
  specialHours: [],
})
const employee = (id: string, locationId: string, ...languages: string[]): EmployeeTerms => ({
  id,
  name: id.toUpperCase(),
  jobTitle: 'Directrice de concession',
  department: 'management',
  locationId,
  languages,
})
const facts = {
  dealerships: [place('mersch', 'Groupe Mersch'), place('marnach', 'Groupe Marnach')],
  employees: [employee('ana', 'mersch', 'lb', 'fr'), employee('zoe', 'mersch', 'fr'), employee('bob', 'marnach', 'fr')],
  offers: [],
  faq: [],
}
const plain = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))
const languages = (codes: readonly string[], ...locationIds: string[]) => {
  const { lines, links } = languagesView({ code: 'languages', languages: codes, locationIds }, facts, intl)
  return { lines: plain(lines), to: links.map(({ to }) => to) }
}

describe('who holds a post', () => {
  it('is said with the title and the dealership, whose page shows the team', () => {
    const { lines, links } = employeesView(
      { code: 'employees', department: 'management', employees: [employee('bob', 'marnach')] },
      facts,
      intl,
    )
    expect(lines).toEqual(['BOB, Directrice de concession (Groupe Marnach)'])
    expect(links).toEqual([{ label: 'Groupe Marnach', to: '/concessions/marnach?service=direction' }])
  })

  it('comes with the number that the page of the dealership shows', () => {
    const bob = { ...employee('bob', 'marnach'), phone: '+352 26 10 40-6' }
    const { lines } = employeesView({ code: 'employees', department: 'management', employees: [bob] }, facts, intl)
    expect(plain(lines)).toEqual(['BOB, Directrice de concession (Groupe Marnach) : +352 26 10 40-6'])
  })
})

describe('languages', () => {
  it('are those of all employees, the most spoken first', () => {
    expect(languages([])).toEqual({
      lines: ['Nos équipes parlent : français, luxembourgeois.'],
      to: ['/concessions/mersch', '/concessions/marnach'],
    })
  })

  it('are those of a dealership that was named', () => {
    expect(languages([], 'marnach').lines).toEqual(['Groupe Marnach : français'])
  })

  it('are counted where somebody speaks them, with the page that lists these employees', () => {
    expect(languages(['lb'])).toEqual({
      lines: ['Groupe Mersch : une personne parle luxembourgeois.'],
      to: ['/concessions/mersch?langue=lb'],
    })
    expect(languages(['fr'], 'mersch').lines).toEqual(['Groupe Mersch : 2 personnes parlent français.'])
  })

  it('that no record names are said not to be known, with the way to contact', () => {
    expect(languages(['nl'])).toEqual({
      lines: ['Aucune fiche de nos équipes n’indique cette langue : néerlandais.'],
      to: ['/directcontact'],
    })
  })

  it('that only another dealership has are said not to be known there, with the other', () => {
    expect(languages(['lb'], 'marnach')).toEqual({
      lines: [
        'Groupe Marnach : aucune fiche n’indique cette langue (luxembourgeois).',
        'Groupe Mersch : une personne parle luxembourgeois.',
      ],
      to: ['/concessions/mersch?langue=lb'],
    })
  })
})
