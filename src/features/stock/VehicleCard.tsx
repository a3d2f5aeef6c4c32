import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Chip } from '../../components/ui/Chip'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import type { VehicleSummary } from '../../domain/content/story-data'
import { formatReduction } from '../../domain/format/price'
import { CompareToggle } from '../compare/CompareToggle'
import { FavouriteButton } from '../favourites/FavouriteButton'
import { useLiveVehicle } from '../live/use-live-vehicle'
import { CardPhotos } from './card-photos/CardPhotos'
import { CardFacts } from './CardFacts'
import { EnergyLabel } from './EnergyLabel'
import { PriceBlock } from './PriceBlock'
import * as styles from './VehicleCard.module.css'

interface Props {
  vehicle: VehicleSummary
  /** Level of the title in the outline of the page. */
  level?: 2 | 3
  /** Loads the photo at once: the cards of the first screen. */
  priority?: boolean
  /** How wide the card is, as in `<img sizes>`. */
  sizes?: string
  /** Its photos are on their way: the place is kept without a word. */
  isPhotoComing?: boolean
  /** A rounded mileage becomes exact once the stock is there. */
  isMileageComing?: boolean
  /** Whole km to its dealership, where a list is about a place. */
  distance?: number | undefined
}

const SIZES = '(min-width: 1181px) 302px, (min-width: 761px) 46vw, 92vw'

/** A vehicle in a list: one link over the whole card, the heart and the box of the comparison above it. */
export const VehicleCard = memo(function VehicleCard({
  vehicle: released,
  level = 3,
  priority = false,
  sizes = SIZES,
  isPhotoComing = false,
  isMileageComing = false,
  distance,
}: Props) {
  const { formatMessage } = useIntl()
  const vehicle = useLiveVehicle(released)
  const { brandName, modelName, variant, photos, condition, discount, availability, energyClass, town } = vehicle
  const Title = `h${level}` as const
  const name = `${brandName} ${modelName}`
  const [photo, second] = photos
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  return (
    <article className={styles.card} onPointerEnter={reach} onTouchStart={reach} onFocus={reach}>
      <CardPhotos vehicle={vehicle} sizes={sizes} className={styles.photo} isReached={isReached}>
        {photo ? (
          <Picture photo={photo} sizes={sizes} ratio={4 / 3} priority={priority} />
        ) : (
          !isPhotoComing && (
            <p>
              <Icon name="car" size={32} />
              {formatMessage({ id: 'vehicle.noPhotos' })}
            </p>
          )
        )}
        {isReached && photo && second && (
          <Picture photo={second} alt="" sizes={sizes} ratio={4 / 3} className={styles.second} />
        )}
      </CardPhotos>
      <div className={styles.tags}>
        {condition !== 'used' && <Chip>{formatMessage({ id: `vehicle.conditionChip.${condition}` })}</Chip>}
        {discount && (
          <Chip tone="paper">{[formatReduction(discount.amount), discount.label].filter(Boolean).join(' · ')}</Chip>
        )}
        {/* A reduction that changes live takes a new chip with it: one that stayed would be pushed aside. */}
        {availability !== 'available' && (
          <Chip key={discount?.amount}>{formatMessage({ id: `vehicle.availability.${availability}` })}</Chip>
        )}
      </div>
      <FavouriteButton vehicle={vehicle} className={styles.favourite} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Title>
            <Link to={paths.vehicle(vehicle)}>{name}</Link>
          </Title>
          {energyClass && <EnergyLabel value={energyClass} />}
        </div>
        <p className={styles.trim}>{variant}</p>
        <CardFacts vehicle={vehicle} isMileageComing={isMileageComing} className={`num ${styles.facts}`} />
        <PriceBlock prices={vehicle.prices} discount={discount} />
        <div className={styles.foot}>
          <span>
            {town && (
              <>
                <Icon name="map-pin" size={16} />
                {town}
                {distance !== undefined && `, ${formatMessage({ id: 'overview.near.away' }, { km: distance })}`}
              </>
            )}
          </span>
          <CompareToggle vehicle={vehicle} />
        </div>
      </div>
    </article>
  )
})
