import { useIntl } from 'react-intl'
import { FILL_SIZES } from '../../components/ui/picture-sizes'
import type { LeaseOfferSummary, LocationSummary } from '../../domain/content/story-data'
import { trimLevels } from '../../domain/model/trim-levels'
import type { Model } from '../../domain/model/types'
import type { MessageId } from '../../intl/message-id'
import { LeaseOfferCard } from '../lease/LeaseOfferCard'
import { LocationCard } from '../locations/LocationCard'
import { Gallery } from '../vehicle/Gallery'
import { Section } from '../vehicle/Section'
import { Dimensions } from './Dimensions'
import { Downloads } from './Downloads'
import { EquipmentTable } from './EquipmentTable'
import * as styles from './models.module.css'

interface Props {
  model: Model
  offers: LeaseOfferSummary[]
  locations: LocationSummary[]
}

/** What the page of a model tells below its trim levels. */
export const ModelSections = ({ model, offers, locations }: Props) => {
  const { formatMessage } = useIntl()
  const name = `${model.brandName} ${model.name}`
  const text = (id: MessageId) => formatMessage({ id }, { name, brand: model.brandName })
  const levels = trimLevels(model.trims)
  return (
    <>
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
    </>
  )
}
