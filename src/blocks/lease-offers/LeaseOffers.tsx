import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import type { LeaseOffersBlock } from '../../domain/content/types'
import { LeaseOfferCard } from '../../features/lease/LeaseOfferCard'
import { LeaseOverviewPart } from '../../features/lease/LeaseOverviewPart'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../block-records'

/** Lease offers of one kind; with filters where the page is their overview. */
export const LeaseOffers = ({ block: { _uid, title, intro, filters } }: BlockProps<LeaseOffersBlock>) => {
  const { formatMessage } = useIntl()
  const { offers } = useBlockRecords(_uid)
  return (
    <Section title={title} intro={intro}>
      {offers.length === 0 ? (
        <p>{formatMessage({ id: 'leaseOffers.empty' })}</p>
      ) : filters ? (
        <LeaseOverviewPart offers={offers} />
      ) : (
        <ul className="cards">
          {offers.map((offer) => (
            <li key={offer.id}>
              <LeaseOfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
