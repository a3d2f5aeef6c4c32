import { FILL_SIZES } from '../../components/ui/picture-sizes'
import { useMemo } from 'react'
import { LEASE_LIST, leaseItems } from '../../domain/catalogue/lease-list'
import type { LeaseOfferSummary } from '../../domain/content/story-data'
import { FilteredList } from '../catalogue/FilteredList'
import { useList } from '../catalogue/use-list'
import { LeaseOfferCard } from './LeaseOfferCard'
import * as models from '../models/models.module.css'
import * as styles from './lease-offer.module.css'

interface Props {
  /** Cheapest first. */
  offers: readonly LeaseOfferSummary[]
}

/** All lease offers of one kind, to be filtered, sorted and paged through. */
export const LeaseOverview = ({ offers }: Props) => {
  const items = useMemo(() => leaseItems(offers), [offers])
  const labels = useMemo(
    () => ({ brand: Object.fromEntries(offers.map(({ brandId, brandName }) => [brandId, brandName])) }),
    [offers],
  )
  const list = useList('offers', items, LEASE_LIST, labels)
  return (
    <FilteredList list={list} spec={LEASE_LIST}>
      {(found) => (
        <ul className={`${models.grid} ${styles.paged}`}>
          {found.map(({ value }) => (
            <li key={value.id}>
              <LeaseOfferCard offer={value} sizes={FILL_SIZES} />
            </li>
          ))}
        </ul>
      )}
    </FilteredList>
  )
}
