import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import { priceDisplay } from '../../config/price-display'
import type { VehicleSummary } from '../../domain/content/story-data'
import type { PriceWaysBlock } from '../../domain/content/types'
import { formatMonthYear } from '../../domain/format/date'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice, formatRate } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { PriceRow } from '../../domain/price/types'
import { PriceExamples } from '../../features/finance/PriceExamples'
import { PriceCheck } from '../../features/live/PriceCheck'
import { useLiveVehicle } from '../../features/live/use-live-vehicle'
import { usePriceTypes } from '../../features/stock/price-display-store'
import { BlockNote } from '../BlockNote'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../block-records'
import * as styles from './PriceWays.module.css'

const WAYS: AcquisitionType[] = ['purchase', 'private_lease', 'business_lease', 'private_finance']

/** `isGone`: the page was made with this price, and live ones have it no more. The line stays where it is. */
const Way = ({ row, isGone, to }: { row: PriceRow; isGone: boolean; to: string }) => {
  const { formatMessage } = useIntl()
  const { type, monthlyInstallment, totalPrice, contractDuration, annualDistance, interestRate } = row
  const values = {
    months: contractDuration === null ? '' : formatMonths(contractDuration),
    distance: annualDistance === null ? '' : formatKm(annualDistance),
    rate: interestRate === null ? '' : formatRate(interestRate),
  }
  return (
    <li>
      <Link to={to}>
        <h3>{formatMessage({ id: `ways.${type}` })}</h3>
        <p>{formatMessage({ id: `ways.${type}.text` }, values)}</p>
        {/* Another amount is another element: it stands where it stands, and slides from nowhere. */}
        {isGone ? (
          <b key="gone">
            <span>{formatMessage({ id: 'price.onRequestShort' })}</span>
          </b>
        ) : (
          <b key={monthlyInstallment ?? totalPrice}>
            {formatPrice(monthlyInstallment ?? totalPrice)}
            {monthlyInstallment !== null && <small>{formatMessage({ id: 'price.perMonth' })}</small>}
          </b>
        )}
        <Icon name="arrow-right" />
      </Link>
    </li>
  )
}

/** The car in the title’s section: photo, name, and a line for each way, at the prices of now. */
const Ways = ({ vehicle: released }: { vehicle: VehicleSummary }) => {
  const vehicle = useLiveVehicle(released)
  const wanted = usePriceTypes()
  const ways = priceDisplay.multiPrice ? WAYS : wanted
  const rowOf = (prices: PriceRow[], wantedType: AcquisitionType) => prices.find(({ type }) => type === wantedType)
  const rows = ways.flatMap((type) => rowOf(vehicle.prices, type) ?? [])
  const lines = ways.flatMap((type) => rowOf(vehicle.prices, type) ?? rowOf(released.prices, type) ?? [])
  const instalments = rows
    .filter(({ monthlyInstallment }) => monthlyInstallment !== null)
    .map((row) => ({ name: null, row }))
  const facts = [
    `${vehicle.brandName} ${vehicle.modelName} ${vehicle.variant}`,
    vehicle.firstRegistration && formatMonthYear(vehicle.firstRegistration),
    formatKm(vehicle.mileage),
  ]
  const to = paths.vehicle(vehicle)
  return (
    <div className={styles.ways}>
      <figure>
        {vehicle.photos[0] && (
          <Picture
            photo={vehicle.photos[0]}
            ratio={4 / 3}
            sizes="(min-width: 1181px) 500px, (min-width: 761px) 38vw, 92vw"
          />
        )}
        <figcaption>
          <Link className="link" to={to}>
            {facts.filter(Boolean).join(', ')}
          </Link>
          <PriceCheck />
        </figcaption>
      </figure>
      <div>
        <ul className="num">
          {lines.map((row) => (
            <Way key={row.type} row={row} isGone={!rows.includes(row)} to={to} />
          ))}
        </ul>
        <PriceExamples shown={instalments} isOff={instalments.length === 0} />
      </div>
    </div>
  )
}

/** One car of the stock, priced in every way it can be had. Without such a car visitors see nothing, editors a note. */
export const PriceWays = ({ block }: BlockProps<PriceWaysBlock>) => {
  const { _uid, title, intro } = block
  const {
    vehicles: [vehicle],
  } = useBlockRecords(_uid)
  if (!vehicle) return <BlockNote block={block} problem="empty" />
  return (
    <Section title={title} intro={intro} tone="mist">
      <Ways vehicle={vehicle} />
    </Section>
  )
}
