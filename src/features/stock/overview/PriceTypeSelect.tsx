import { useIntl } from 'react-intl'
import { SelectField } from '../../../components/ui/SelectField'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import type { AcquisitionType } from '../../../domain/price/acquisition'
import type { StockQuery } from '../../../domain/stock-search/engine/query'

interface Props {
  id: 'price' | 'instalment'
  query: StockQuery
  ask: (query: StockQuery) => void
  /** Acquisition types in which any vehicle is to be had. */
  offered: readonly AcquisitionType[]
  disabled: boolean
  label: string
}

/** Which acquisition type the range of prices or instalments is about. */
export const PriceTypeSelect = ({ id, query, ask, offered, disabled, label }: Props) => {
  const { formatMessage } = useIntl()
  const key = id === 'price' ? 'priceType' : 'instalmentType'
  const types = ACQUISITION_TYPES.filter(
    (type) => (offered.includes(type) || type === query[key]) && (id === 'price' || type !== 'purchase'),
  )
  const change = (type: string) =>
    ask({ ...query, [key]: type as AcquisitionType, ranges: { ...query.ranges, [id]: {} } })
  return (
    <SelectField
      label={label}
      name={key}
      value={query[key]}
      onChange={change}
      disabled={disabled}
      options={types.map((type) => ({ value: type, label: formatMessage({ id: `price.type.${type}` }) }))}
    />
  )
}
