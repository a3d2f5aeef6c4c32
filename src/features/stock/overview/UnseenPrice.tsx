import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { priceDisplay } from '../../../config/price-display'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import type { AcquisitionType } from '../../../domain/price/acquisition'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { savePriceTypes, usePriceTypes } from '../price-display-store'
import type { Words } from './describe-filters'
import * as styles from './price-display.module.css'

/** The acquisition types that a list is ordered or limited by, and that its cards do not show. */
export const unseenTypes = (
  { sort, ranges, priceType, instalmentType }: StockQuery,
  shown: readonly AcquisitionType[],
): AcquisitionType[] => {
  const used = [sort.key.split(':')[1], ranges.price && priceType, ranges.instalment && instalmentType]
  return ACQUISITION_TYPES.filter((type) => used.includes(type) && !shown.includes(type))
}

/** Says that the prices which a list goes by are not those on its cards, and shows them on request. */
export const UnseenPrice = memo(function UnseenPrice({ query, words: { text } }: { query: StockQuery; words: Words }) {
  const { formatMessage } = useIntl()
  const shown = usePriceTypes()
  const unseen = unseenTypes(query, shown)
  const [first] = unseen
  if (first === undefined) return null
  return (
    <div className={styles.unseen}>
      <p>
        {text('unseen', {
          count: unseen.length,
          types: unseen.map((type) => formatMessage({ id: `price.type.${type}` })).join(', '),
        })}
      </p>
      <Button
        variant="secondary"
        size="extra-small"
        onClick={() => savePriceTypes(priceDisplay.multiPrice ? [...shown, ...unseen] : [first])}
      >
        {text('showUnseen')}
      </Button>
    </div>
  )
})
