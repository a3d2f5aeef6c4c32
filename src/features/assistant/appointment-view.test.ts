import { createIntl } from 'react-intl'
import messages from '../../locales/fr.json'
import { appointmentView } from './appointment-view'

const intl = createIntl({ locale: 'fr', messages })
const viewOf = (what: 'tyres' | 'workshop', day: string | null) => {
  const { lines, links } = appointmentView({ code: 'appointment', what, locationId: 'mersch', day }, intl)
  return { last: lines.at(-1)?.replace(/[\u00a0\u202f]/g, ' '), to: links.map(({ to }) => to) }
}

describe('an appointment at the workshop', () => {
  it('opens the form of tyres with the dealership and the day', () => {
    expect(viewOf('tyres', '2026-12-04')).toEqual({
      last: 'Le formulaire commence avec le vendredi 4 décembre ; l’atelier confirme la date.',
      to: ['/formulaires/prise-de-rendez-vous-pneus-roues?concession=mersch&jour=2026-12-04#formulaire'],
    })
  })

  it('leaves the hour of the workshop to the visitor', () => {
    expect(viewOf('workshop', '2026-12-04')).toEqual({
      last: 'Dans le formulaire, choisissez une heure du vendredi 4 décembre.',
      to: ['/services/service-apres-vente?concession=mersch&jour=2026-12-04#formulaire'],
    })
  })

  it('names no day where none was said', () => {
    expect(viewOf('tyres', null).to).toEqual([
      '/formulaires/prise-de-rendez-vous-pneus-roues?concession=mersch#formulaire',
    ])
  })
})
