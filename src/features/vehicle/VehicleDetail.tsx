import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { Section } from './Section'
import type { VehicleSummary } from '../../domain/content/story-data'
import type { Vehicle } from '../../domain/vehicle/types'
import { useLiveVehicle } from '../live/use-live-vehicle'
import { VehicleRow } from '../stock/VehicleRow'
import { Consumption } from './Consumption'
import { Equipment } from './Equipment'
import { Gallery } from './Gallery'
import { KeyFacts } from './KeyFacts'
import * as page from '../page/page.module.css'
import { PricePanel } from './PricePanel'
import { PrintOrigin, PrintPrices } from './PrintSheet'
import { useSimilarText } from './similar-text'
import { TechnicalData } from './TechnicalData'
import { TrustBadges } from './TrustBadges'
import { useAcquisition } from './use-acquisition'
import { usePrinting } from './use-printing'
import { VehicleBar } from './VehicleBar'
import { VehicleHead } from './VehicleHead'
import { VehicleTags } from './VehicleTags'
import * as styles from './vehicle.module.css'
import { WhereToSee } from './WhereToSee'
import type { Dealership } from './WhereToSee'

interface Props {
  vehicle: Vehicle
  location: Dealership | null
  similar: VehicleSummary[]
}

/** Everything about one vehicle of the stock. */
export const VehicleDetail = ({ vehicle: released, location, similar }: Props) => {
  const { formatMessage } = useIntl()
  const vehicle = useLiveVehicle(released)
  const acquisition = useAcquisition(vehicle, released)
  const isPrinting = usePrinting()
  const similarText = useSimilarText()
  const title = (id: string) => formatMessage({ id })
  return (
    <>
      <div className="wrap">
        {isPrinting && <PrintOrigin vehicle={vehicle} />}
        <VehicleHead vehicle={vehicle} />
        <div className={`${page.split} ${page.end} ${styles.sheet}`}>
          <div>
            <Gallery photos={vehicle.photos} title={`${vehicle.brandName} ${vehicle.modelName}`}>
              <VehicleTags vehicle={vehicle} />
            </Gallery>
          </div>
          <div className={styles.side}>
            {isPrinting && <PrintPrices vehicle={vehicle} acquisition={acquisition} />}
            <PricePanel vehicle={vehicle} released={released} location={location} acquisition={acquisition} />
          </div>
          <div className={`${styles.rest} kept-below`}>
            <Section title={title('vehicle.essentials')}>
              <KeyFacts vehicle={vehicle} />
              <TrustBadges vehicle={vehicle} />
            </Section>
            {vehicle.description && (
              <Section title={title('vehicle.description')}>
                <p className={styles.description}>{vehicle.description}</p>
              </Section>
            )}
            <Section title={title('vehicle.equipment')}>
              <Equipment features={vehicle.equipment} allOpen={isPrinting} />
            </Section>
            <Section title={title('vehicle.consumption')}>
              <Consumption vehicle={vehicle} />
            </Section>
            <Section title={title('vehicle.technicalData')}>
              <TechnicalData vehicle={vehicle} />
            </Section>
            <Section title={title('vehicle.whereToSee')}>
              <WhereToSee vehicle={vehicle} location={location} isPrinting={isPrinting} />
            </Section>
          </div>
        </div>
      </div>
      <div className="noprint">
        {similar.length > 0 && (
          <VehicleRow
            title={title('vehicle.similar')}
            vehicles={similar}
            checked={false}
            reasonOf={(other) => similarText(vehicle, other)}
            more={{
              to: paths.brandAllModels(vehicle.brandId),
              label: formatMessage({ id: 'vehicle.seeBrand' }, { brand: vehicle.brandName }),
            }}
          />
        )}
        <VehicleBar vehicle={vehicle} acquisition={acquisition} />
      </div>
    </>
  )
}
