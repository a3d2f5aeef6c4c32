import { createIntl } from 'react-intl'
import messages from '../../locales/fr.json'
import type { OfferTerms } from '../../domain/assistant/site/site-facts'
import { leaseFeesView, offersView } from './offers-view'

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

const offerOf = (kind: OfferTerms['kind'], id: string): OfferTerms => ({
  kind,
  id,
  modelId: 'volvo-ex30',
  brandId: 'volvo',
  brandName: 'Volvo',
  modelName: 'EX30',
  variant: id,
  duration: 48,
  annualMileage: 10_000,
  deposit: 0,
  monthlyPrice: 40_000,
  completePrice: 1_920_000,
  establishmentFee: 0,
  taxIncluded: kind === 'private',
  validUntil: null,
  terms: [],
})

it.each([
  ['business', '/business-lease'],
  ['private', '/private-lease'],
] as const)('leads from several %s offers to the page of all of that kind', (kind, page) => {
  const offers = ['a', 'b', 'c', 'd'].map((id) => offerOf(kind, id))
  const { links } = offersView({ code: 'offers', offers, hasOtherTerms: false }, intl)
  expect(links.map(({ to }) => to)).toEqual([`${page}/a`, `${page}/b`, `${page}/c`, page])
})
