import fc from 'fast-check'
import { firstFitting, TITLE_FITS, vehicleTitle, withSiteName } from './title'

const master = {
  id: 414287,
  brandName: 'Renault',
  modelName: 'Master Châssis-cabine',
  variant: '2.0 Blue dCi 170 propulsion Extra',
}

describe('titles', () => {
  it('end with the name of the site where it fits and is not in there', () => {
    expect(withSiteName('Leasing', 'Groupe Alzette')).toBe('Leasing | Groupe Alzette')
    expect(withSiteName('Presse du Groupe Alzette', 'Groupe Alzette')).toBe('Presse du Groupe Alzette')
    const long = 'x'.repeat(TITLE_FITS - 10)
    expect(withSiteName(long, 'Groupe Alzette')).toBe(long)
  })

  it('are the first wording that fits, or the shortest', () => {
    expect(firstFitting(['a'.repeat(71), 'b'.repeat(70), 'c'])).toBe('b'.repeat(70))
    expect(firstFitting(['a'.repeat(90), 'b'.repeat(80)])).toBe('b'.repeat(80))
  })

  it('of vehicles give up the last words of the version, never brand, model and stock number', () => {
    expect(vehicleTitle({ ...master, modelName: 'Master', variant: '2.0 Blue dCi 150' })).toBe(
      'Renault Master 2.0 Blue dCi 150 (414287)',
    )
    expect(vehicleTitle(master)).toBe('Renault Master Châssis-cabine 2.0 Blue dCi 170 propulsion (414287)')
    const name = 'M'.repeat(90)
    expect(vehicleTitle({ ...master, modelName: name })).toBe(`Renault ${name} (414287)`)
  })

  it('of vehicles fit, and are each one’s own, whatever they are called', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9.]{1,12}$/)
    const vehicle = fc.record({
      id: fc.integer({ min: 1 }),
      brandName: word,
      modelName: word,
      variant: fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    })
    fc.assert(
      fc.property(fc.uniqueArray(vehicle, { selector: ({ id }) => id }), (vehicles) => {
        const titles = vehicles.map(vehicleTitle)
        expect(new Set(titles).size).toBe(vehicles.length)
        for (const title of titles) expect(title.length).toBeLessThanOrEqual(TITLE_FITS)
      }),
    )
  })
})
