import type { IntlShape } from 'react-intl'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import type { AcquisitionType } from '../../../domain/price/acquisition'
import type { Sort } from '../../../domain/stock-search/engine/query'
import { dataMessageId } from '../../../intl/message-id'
import type { Words } from './describe-filters'

const both = (key: Sort['key']): Sort[] => [
  { key, direction: 'asc' },
  { key, direction: 'desc' },
]

/**
 * Orders that are offered: the newest first, then both ways by price, by the instalment of each acquisition type, mileage
 * and year.
 *
 * @param offered types in which any vehicle is to be had: by others nothing can be sorted
 */
export const sortsFor = (offered: readonly AcquisitionType[]): Sort[] => [
  { key: 'listed', direction: 'desc' },
  ...ACQUISITION_TYPES.filter((type) => offered.includes(type)).flatMap((type) =>
    both(type === 'purchase' ? 'price:purchase' : `instalment:${type}`),
  ),
  ...both('mileage'),
  ...both('year'),
]

const FEMININE = new Set(['year', 'power', 'instalment'])

export const sortId = ({ key, direction }: Sort): string => `${key} ${direction}`

/** An order in words; also one that only an address can ask for. */
export const sortLabel = (
  { text }: Words,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { key, direction }: Sort,
): string => {
  if (key === 'listed') return text(`sort.listed.${direction}`)
  const [kind = '', type] = key.split(':')
  const isOfType = type !== undefined && key !== 'price:purchase'
  const what = isOfType
    ? text(`sort.${kind}Of`, { type: formatMessage({ id: dataMessageId(`price.type.${type}`) }) })
    : text(`sort.${kind}`)
  return text(`sort.${direction}`, { what, feminine: String(FEMININE.has(kind)) })
}
