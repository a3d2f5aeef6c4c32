import { useIntl } from 'react-intl'
import { BelowView } from '../../components/ui/BelowView'
import { Part } from '../../components/ui/Part'
import { Resting } from '../../components/ui/Resting'
import { cx } from '../../components/ui/cx'
import { Static } from '../../components/ui/Static'
import { paths } from '../../config/segments'
import { Section } from './Section'
import type { VehicleSummary } from '../../domain/content/story-data'
import type { Vehicle } from '../../domain/vehicle/types'
import { useLiveVehicle } from '../live/use-live-vehicle'
import { EnquiriesWithoutScripts, LinkWithoutScripts } from './EnquiriesWithoutScripts'
import { Gallery } from './Gallery'
import * as page from '../page/page.module.css'
import type { MessageId } from '../../intl/message-id'
import { PricePanel } from './PricePanel'
import { PrintOrigin, PrintPrices } from './PrintSheet'
import { Consumption, KeyFacts, TechnicalData, TrustBadges } from './shown-facts'
import { useSimilarText } from './similar-text'
import { useAcquisition } from './use-acquisition'
import { usePrinting } from './use-printing'
import { VehicleBar } from './VehicleBar'
import { VehicleHead } from './VehicleHead'
import { VehicleTags } from './VehicleTags'
import { Equipment, loadVehicleEnd, VehicleRow, WhereToSee } from './vehicle-end-part'
import * as styles from './vehicle.module.css'
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
  const title = (id: MessageId) => formatMessage({ id })
  return (
    <>
      <div className="wrap">
        {isPrinting && <PrintOrigin vehicle={vehicle} />}
        <VehicleHead vehicle={vehicle} />
        <LinkWithoutScripts vehicle={vehicle} location={location} />
        <div className={`${page.split} ${page.end} ${styles.sheet}`}>
          <div>
            <Part>
              <Gallery photos={vehicle.photos} title={`${vehicle.brandName} ${vehicle.modelName}`}>
                <VehicleTags vehicle={vehicle} />
              </Gallery>
            </Part>
          </div>
          <div className={styles.side}>
            {isPrinting && <PrintPrices vehicle={vehicle} acquisition={acquisition} />}
            <Part>
              <PricePanel vehicle={vehicle} released={released} location={location} acquisition={acquisition} />
            </Part>
          </div>
          <div className={cx(styles.rest, !acquisition.isChosen && 'kept-below')}>
            <BelowView>
              <Section title={title('vehicle.essentials')}>
                <Static of={released}>
                  <Part>
                    <KeyFacts vehicle={released} />
                    <TrustBadges vehicle={released} />
                  </Part>
                </Static>
              </Section>
              {vehicle.description && (
                <Section title={title('vehicle.description')}>
                  <Static as="p" of={vehicle.description} className={styles.description}>
                    {vehicle.description}
                  </Static>
                </Section>
              )}
              <Section title={title('vehicle.equipment')}>
                <Resting load={loadVehicleEnd}>
                  <Part>
                    <Equipment features={vehicle.equipment} allOpen={isPrinting} />
                  </Part>
                </Resting>
              </Section>
              <Section title={title('vehicle.consumption')}>
                <Static of={released}>
                  <Part>
                    <Consumption vehicle={released} />
                  </Part>
                </Static>
              </Section>
              <Section title={title('vehicle.technicalData')}>
                <Static of={released}>
                  <Part>
                    <TechnicalData vehicle={released} />
                  </Part>
                </Static>
              </Section>
              <Section title={title('vehicle.whereToSee')}>
                <Resting load={loadVehicleEnd}>
                  <Part>
                    <WhereToSee vehicle={vehicle} location={location} isPrinting={isPrinting} />
                  </Part>
                </Resting>
              </Section>
              <EnquiriesWithoutScripts vehicle={vehicle} location={location} />
            </BelowView>
          </div>
        </div>
      </div>
      <div className="noprint">
        {similar.length > 0 && (
          <Resting load={loadVehicleEnd}>
            <BelowView>
              <Part>
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
              </Part>
            </BelowView>
          </Resting>
        )}
        <Part>
          <VehicleBar vehicle={vehicle} acquisition={acquisition} />
        </Part>
      </div>
    </>
  )
}
