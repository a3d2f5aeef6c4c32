import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Picture } from '../../components/ui/Picture'
import { FILL_SIZES } from '../../components/ui/picture-sizes'
import { paths } from '../../config/segments'
import type { LeaseOfferSummary, LocationSummary, VehicleSummary } from '../../domain/content/story-data'
import { trimLevels } from '../../domain/model/trim-levels'
import type { Model } from '../../domain/model/types'
import { LeaseOfferCard } from '../lease/LeaseOfferCard'
import { LocationCard } from '../locations/LocationCard'
import { VehicleRow } from '../stock/VehicleRow'
import { Gallery } from '../vehicle/Gallery'
import { Section } from '../vehicle/Section'
import { Dimensions } from './Dimensions'
import { Downloads } from './Downloads'
import { EquipmentTable } from './EquipmentTable'
import { ModelHead } from './ModelHead'
import * as page from '../page/page.module.css'
import type { MessageId } from '../../intl/message-id'
import * as styles from './models.module.css'
import { stockOfModel } from './stock-of-model'
import { TrimLevels } from './TrimLevels'
import { TrimTable } from './TrimTable'

interface Props {
  model: Model
  offers: LeaseOfferSummary[]
  vehicles: VehicleSummary[]
  /** Of it in the whole stock. */
  vehicleTotal: number
  locations: LocationSummary[]
}

/** Everything about one model of the catalogue. */
export const ModelDetail = ({ model, offers, vehicles, vehicleTotal, locations }: Props) => {
  const { formatMessage } = useIntl()
  const name = `${model.brandName} ${model.name}`
  const text = (id: MessageId) => formatMessage({ id }, { name, brand: model.brandName, count: vehicleTotal })
  const photo = model.photos[0]
  const levels = trimLevels(model.trims)
  return (
    <>
      <div className={`wrap ${page.end}`}>
        <ModelHead
          model={model}
          title={name}
          picture={photo && <Picture photo={photo} sizes="(min-width: 961px) 720px, 92vw" priority />}
          actions={
            <>
              <Button to={paths.modelContact(model)}>{text('model.contact')}</Button>
              <Button to={paths.modelTestDrive(model)} variant="secondary">
                {text('model.testDrive')}
              </Button>
            </>
          }
        />
        <p className={styles.prose}>{model.description}</p>
        {levels.length > 0 && (
          <Section title={text('model.levels')}>
            <TrimLevels model={model} levels={levels} />
          </Section>
        )}
        {levels.length > 0 && (
          <Section title={text('model.trims')}>
            <TrimTable trims={levels.flatMap(({ trims }) => trims)} caption={`${text('model.trims')}, ${name}`} />
          </Section>
        )}
        {model.photos.length > 1 && (
          <Section title={text('model.gallery')}>
            <Gallery photos={model.photos.slice(1)} title={name} wide />
          </Section>
        )}
        {offers.length > 0 && (
          <Section title={text('model.offers')}>
            <ul className={styles.grid}>
              {offers.map((offer) => (
                <li key={offer.id} className={styles.offer}>
                  <p className={styles.kind}>{text(`lease.offerKind.${offer.kind}`)}</p>
                  <LeaseOfferCard offer={offer} sizes={FILL_SIZES} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {levels.some(({ equipment }) => equipment.length > 0) && (
          <Section title={text('model.standardEquipment')}>
            <EquipmentTable levels={levels} caption={`${text('model.standardEquipment')}, ${name}`} />
          </Section>
        )}
        <Section title={text('model.dimensions')}>
          <Dimensions model={model} />
        </Section>
        {model.downloads.length > 0 && (
          <Section title={text('model.downloads')}>
            <Downloads downloads={model.downloads} />
          </Section>
        )}
        {locations.length > 0 && (
          <Section title={text('model.dealers')}>
            <ul>
              {locations.map((location, index) => (
                <LocationCard key={location.id} location={location} number={index + 1} />
              ))}
            </ul>
          </Section>
        )}
      </div>
      {vehicles.length === 0 ? (
        <div className={`wrap ${page.end}`}>
          <div className={page.box}>
            <p>{text('model.noStock')}</p>
            <Button to={paths.modelContact(model)} variant="secondary">
              {text('model.contact')}
            </Button>
          </div>
        </div>
      ) : (
        <VehicleRow
          title={text('model.stock')}
          vehicles={vehicles}
          more={{ to: stockOfModel({ brandId: model.brandId, modelId: model.id }), label: text('model.seeAllStock') }}
        />
      )}
    </>
  )
}
