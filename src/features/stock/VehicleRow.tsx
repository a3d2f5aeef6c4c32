import { ArrowRight } from 'lucide'
import { useId } from 'react'
import { Glyph } from '../../components/ui/Glyph'
import { Link } from '../../components/ui/Link'
import { Part } from '../../components/ui/Part'
import { SNAP_SIZES } from '../../components/ui/picture-sizes'
import type { VehicleSummary } from '../../domain/content/story-data'
import { PriceCheck } from '../live/PriceCheck'
import { ListExamples } from './ListExamples'
import * as styles from './stock.module.css'
import { VehicleCard } from './VehicleCard'

interface Props {
  title: string
  vehicles: VehicleSummary[]
  more?: { to: string; label: string }
  /** False where the page says elsewhere when its prices were checked. */
  checked?: boolean
  /** Why a vehicle is in this row; said above each card. */
  reasonOf?: (vehicle: VehicleSummary) => string
}

/** A band with one row of vehicles; swiped through on narrow screens. */
export const VehicleRow = ({ title, vehicles, more, checked = true, reasonOf }: Props) => {
  const id = useId()
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.rowHead}>
          <h2 id={id}>{title}</h2>
          {more && (
            <Link className="more" to={more.to}>
              {more.label} <Glyph of={ArrowRight} size={20} />
            </Link>
          )}
        </div>
        <ul className={`cards snap ${styles.four}`}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id} className={reasonOf && styles.because}>
              {reasonOf && <p className={styles.reason}>{reasonOf(vehicle)}</p>}
              <Part>
                <VehicleCard vehicle={vehicle} sizes={SNAP_SIZES} />
              </Part>
            </li>
          ))}
        </ul>
        {checked && <PriceCheck />}
        <ListExamples vehicles={vehicles} />
      </div>
    </section>
  )
}
