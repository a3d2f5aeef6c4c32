import { useMemo, useRef } from 'react'
import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { useOverflow } from '../../components/ui/use-overflow'
import type { CompareRow } from '../../domain/vehicle/compare-rows'
import { shownRows } from '../../domain/vehicle/compare-rows'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { PriceCheck } from '../live/PriceCheck'
import { useLiveVehicles } from '../live/use-live-vehicle'
import { usePriceTypes } from '../stock/price-display-store'
import type { MessageId } from '../../intl/message-id'
import * as styles from './compare.module.css'
import type { CellValue } from './CompareCell'
import { CompareCell } from './CompareCell'
import { CompareExamples } from './CompareExamples'
import { CompareHeadCell } from './CompareHeadCell'
import { compareRowsOf } from './compare-rows-of'
import { CompareStickyNames } from './CompareStickyNames'
import { CompareTools } from './CompareTools'
import { priceRowsOf } from './price-rows-of'
import { useOnlyDifferences } from './use-only-differences'

interface Props {
  vehicles: VehiclePageData[]
  /** Null where the list is not the visitor’s. */
  onRemove: ((id: number) => void) | null
}

const cell = ({ values, notes, best }: CompareRow, index: number): CellValue => ({
  value: values[index] ?? null,
  note: notes && (notes[index] ?? null),
  isBest: best[index] === true,
})

/** Vehicles beside one another: labels and names stay in view, and what is equal can be hidden. */
export const CompareTable = ({ vehicles: released, onRemove }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  const [onlyDifferences, setOnlyDifferences] = useOnlyDifferences()
  const types = usePriceTypes()
  const live = useLiveVehicles(useMemo(() => released.map(({ vehicle }) => vehicle), [released]))
  const vehicles = live.map((vehicle, index) => ({ location: null, similar: [], ...released[index], vehicle }))
  const lines = shownRows(compareRowsOf(vehicles, formatMessage, types), false)
  const rows = shownRows(lines, onlyDifferences)
  const before = new Map(
    priceRowsOf(
      released.map(({ vehicle }) => vehicle),
      formatMessage,
      types,
    ).map((row) => [row.id, row]),
  )
  const region = useRef<HTMLElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const more = useOverflow(region, vehicles.length)
  return (
    <div className={styles.comparison} style={{ '--n': vehicles.length } as CSSProperties}>
      {/* One alone differs from nothing. */}
      {live.length > 1 && (
        <CompareTools
          onlyDifferences={onlyDifferences}
          onChange={setOnlyDifferences}
          shown={rows.length}
          total={lines.length}
          hasBest={rows.some(({ best }) => best.includes(true))}
          hasMore={more.left || more.right}
        />
      )}
      <PriceCheck className={styles.checked} />
      <CompareStickyNames
        names={live.map(({ id, brandName, modelName, variant }) => ({
          id,
          name: `${brandName} ${modelName}`,
          variant,
        }))}
        head={head}
        region={region}
      />
      <div className={cx(styles.frame, more.right && styles.moreRight)}>
        <section
          ref={region}
          className={cx(styles.scroll, more.left && styles.moreLeft)}
          aria-label={text('compare.table')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reached by keyboard
          tabIndex={0}
        >
          <table className={styles.table}>
            <caption className="sr">{text('compare.title')}</caption>
            <colgroup>
              <col />
              {live.map(({ id }) => (
                <col key={id} />
              ))}
            </colgroup>
            <thead ref={head}>
              <tr>
                <td />
                {live.map((vehicle) => (
                  <CompareHeadCell key={vehicle.id} vehicle={vehicle} onRemove={onRemove} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const was = before.get(row.id)
                return (
                  <tr key={row.id} className={was && styles.price}>
                    <th scope="row">{row.label}</th>
                    {live.map(({ id }, index) => (
                      <CompareCell key={id} {...cell(row, index)} was={was && cell(was, index)} />
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      </div>
      <CompareExamples vehicles={live} released={released} types={types} />
    </div>
  )
}
