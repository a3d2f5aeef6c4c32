import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useShallow } from 'zustand/react/shallow'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import { formatKm } from '../../domain/format/measures'
import { formatMonthly, formatPrice } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { PriceRow } from '../../domain/price/types'
import { completeCard } from '../../domain/stock-search/card'
import { summaryOf } from '../../domain/stock-search/codec/summary'
import { useLiveVehicles } from '../live/use-live-vehicle'
import { facetLabels, searchedLabels } from '../stock/facet-labels'
import { ListExamples } from '../stock/ListExamples'
import type { StockEngine } from '../stock/load-stock'
import { needCards, useStock } from '../stock/stock-engine-store'
import * as styles from './AssistantPanel.module.css'

interface Props {
  ids: readonly number[]
  priceType: AcquisitionType | undefined
  engine: StockEngine
  onLeave: () => void
}

const priceText = ({ monthlyInstallment, totalPrice }: PriceRow): string =>
  monthlyInstallment === null ? formatPrice(totalPrice) : formatMonthly(monthlyInstallment)

/** Vehicles of an answer, with the prices of now; those that are not in stock any more are left out. */
export const FoundVehicles = ({ ids, priceType = 'purchase', engine, onLeave }: Props) => {
  const intl = useIntl()
  const labels = useMemo(() => searchedLabels(facetLabels(intl)), [intl])
  const { cards } = useStock(useShallow((state) => ({ cards: state.cards })))
  const rows = useMemo(() => ids.map((id) => engine.columns.ids.indexOf(id)).filter((row) => row >= 0), [ids, engine])
  useEffect(() => void needCards(rows, labels), [rows, labels])
  const vehicles = useLiveVehicles(
    useMemo(
      () =>
        rows.map((row) => {
          const summary = summaryOf(engine.columns, row)
          return completeCard(summary, cards.get(summary.id))
        }),
      [rows, engine, cards],
    ),
  )
  return (
    <>
      <ul className={styles.vehicles}>
        {vehicles.map((vehicle) => {
          const [photo] = vehicle.photos
          const price = vehicle.prices.find(({ type }) => type === priceType)
          return (
            <li key={vehicle.id}>
              <span className={styles.photo}>
                {photo && <Picture photo={photo} sizes="96px" small ratio={4 / 3} alt="" />}
              </span>
              <span>
                <Link to={paths.vehicle(vehicle)} onClick={onLeave}>
                  {vehicle.brandName} {vehicle.modelName}
                </Link>
                <small>{vehicle.variant}</small>
                <small className="num">
                  {vehicle.registrationYear}, {formatKm(vehicle.mileage)}
                </small>
                <b className="num">{price ? priceText(price) : intl.formatMessage({ id: 'assistant.onRequest' })}</b>
              </span>
            </li>
          )
        })}
      </ul>
      {priceType !== 'purchase' && <ListExamples vehicles={vehicles} types={[priceType]} />}
    </>
  )
}
