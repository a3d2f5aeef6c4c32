import { useIntl } from 'react-intl'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { Vehicle } from '../../domain/vehicle/types'
import { RepresentativeExample } from '../finance/RepresentativeExample'
import * as styles from './compare.module.css'

interface Props {
  vehicles: Vehicle[]
  types: readonly AcquisitionType[]
}

/** The representative example that every instalment of the table owes. */
export const CompareExamples = ({ vehicles, types }: Props) => {
  const { formatMessage } = useIntl()
  const examples = vehicles.flatMap(({ id, brandName, modelName, prices }) => {
    const rows = types.flatMap((type) => prices.find((row) => row.type === type && row.monthlyInstallment !== null) ?? [])
    return rows.map((row) => ({ key: `${id} ${row.type}`, row, title: `${brandName} ${modelName}, ${formatMessage({ id: `price.type.${row.type}` })}` }))
  })
  if (examples.length === 0) return null
  return (
    <details className={styles.examples}>
      <summary>{formatMessage({ id: 'compare.examples' })}</summary>
      {examples.map(({ key, row, title }) => (
        <section key={key}>
          <h2>{title}</h2>
          <RepresentativeExample row={row} />
        </section>
      ))}
    </details>
  )
}
