import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { formatDate } from '../../domain/format/date'
import { NBSP } from '../../domain/format/number'
import { formatMonthly, formatPrice } from '../../domain/format/price'
import type { PriceChange } from '../../domain/price/price-marks'
import * as styles from './favourites.module.css'

interface Props {
  /** ISO instant; null where it is not known. */
  addedAt: string | null
  isSold: boolean
  change: PriceChange | null
  /** The change is that of the price the card shows first: it needs no name. */
  isShownType: boolean
}

/** What became of a kept vehicle since it was added, in one line that is there from the start. */
export const FavouriteNews = ({ addedAt, isSold, change, isShownType }: Props) => {
  const { formatMessage } = useIntl()
  const text = () => {
    if (isSold) return formatMessage({ id: 'favourites.sold' })
    if (change) {
      const format = change.type === 'purchase' ? formatPrice : formatMonthly
      const [own, named] =
        change.difference < 0
          ? (['favourites.cheaper', 'favourites.cheaperBy'] as const)
          : (['favourites.dearer', 'favourites.dearerBy'] as const)
      return formatMessage(
        { id: isShownType ? own : named },
        {
          amount: format(Math.abs(change.difference)),
          type: formatMessage({ id: `price.type.${change.type}` }).toLowerCase(),
        },
      )
    }
    return addedAt ? formatMessage({ id: 'favourites.since' }, { date: formatDate(addedAt) }) : NBSP
  }
  const isCheaper = !isSold && change !== null && change.difference < 0
  return <p className={cx('num', styles.news, isSold && styles.sold, isCheaper && styles.cheaper)}>{text()}</p>
}
