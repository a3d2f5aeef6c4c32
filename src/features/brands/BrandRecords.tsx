import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Button } from '../../components/ui/Button'
import { SNAP_SIZES } from '../../components/ui/picture-sizes'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import type { BrandSummary, LeaseOfferSummary, ModelSummary, VehicleSummary } from '../../domain/content/story-data'
import { LeaseOfferCard } from '../lease/LeaseOfferCard'
import { ModelCard } from '../models/ModelCard'
import { ListExamples } from '../stock/ListExamples'
import { VehicleCard } from '../stock/VehicleCard'
import type { MessageId } from '../../intl/message-id'
import * as styles from './BrandRecords.module.css'

interface Props {
  brand: BrandSummary
  /** Null where the story shows vehicles itself. */
  vehicles: VehicleSummary[] | null
  /** Vehicles of the brand in the whole stock. */
  vehicleTotal: number
  models: ModelSummary[]
  offers: LeaseOfferSummary[]
}

const MODELS = 6
const OFFERS = 3
const VEHICLES = 4

/** What the group has of a brand: models to order, cars that stand here, lease offers. */
export const BrandRecords = ({ brand, vehicles, vehicleTotal, models, offers }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id }, { brand: brand.name, count: vehicleTotal })
  const stock = paths.brandStock(brand.id)
  return (
    <>
      {brand.sellsNew && models.length > 0 && (
        <Section
          title={text('brand.models')}
          more={{ to: paths.brandModels(brand.id), label: text('brand.allModels') }}
        >
          <ul className="cards">
            {models.slice(0, MODELS).map((model) => (
              <li key={model.id}>
                <ModelCard model={model} to={paths.model(model)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {vehicles && (
        <Section
          title={text('brand.stock')}
          tone="mist"
          more={vehicleTotal > 0 ? { to: stock, label: text('brand.stockAll') } : undefined}
        >
          {vehicles.length === 0 ? (
            <div className={styles.empty}>
              <p>{text('brand.noStock')}</p>
              <Button to={site.stickyContact} variant="secondary">
                {text('brand.contact')}
              </Button>
            </div>
          ) : (
            <>
              <ul className={`cards snap ${styles.four}`}>
                {vehicles.slice(0, VEHICLES).map((vehicle) => (
                  <li key={vehicle.id}>
                    <VehicleCard vehicle={vehicle} sizes={SNAP_SIZES} />
                  </li>
                ))}
              </ul>
              <ListExamples vehicles={vehicles.slice(0, VEHICLES)} />
            </>
          )}
        </Section>
      )}
      {offers.length > 0 && (
        <Section title={text('brand.offers')}>
          <ul className="cards">
            {offers.slice(0, OFFERS).map((offer) => (
              <li key={offer.id}>
                <LeaseOfferCard offer={offer} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
