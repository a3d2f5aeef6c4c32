import { createIntl } from 'react-intl'
import messages from '../../locales/fr.json'
import { leaseFeesView } from './offers-view'

const intl = createIntl({ locale: 'fr', messages })

it('says the fees of lease offers by kind, as one figure or the lowest and the highest', () => {
  const { lines } = leaseFeesView(
    {
      code: 'leaseFees',
      fees: [
        { kind: 'private', amounts: [29_500] },
        { kind: 'business', amounts: [0, 15_000, 25_000] },
      ],
    },
    intl,
  )
  expect(lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Frais de dossier de nos offres de leasing privé : 295 €.',
    'Frais de dossier de nos offres de leasing professionnel : 0 € – 250 €.',
  ])
})
