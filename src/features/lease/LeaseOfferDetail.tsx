import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { LeaseOfferSummary } from '../../domain/content/story-data'
import { formatBattery, formatCapacity, formatKm } from '../../domain/format/measures'
import { formatNumber, withUnit } from '../../domain/format/number'
import type { LeaseOffer } from '../../domain/model/types'
import { stockOfModel } from '../models/stock-of-model'
import * as page from '../page/page.module.css'
import type { FormSite } from '../enquiry/props'
import { Consumption } from '../vehicle/Consumption'
import { Gallery } from '../vehicle/Gallery'
import { Section } from '../vehicle/Section'
import { SpecList } from '../vehicle/SpecList'
import * as vehicle from '../vehicle/vehicle.module.css'
import type { MessageId } from '../../intl/message-id'
import { LeaseActions } from './LeaseActions'
import { LeaseOfferCard } from './LeaseOfferCard'
import * as styles from './lease-offer.module.css'
import { LeasePanel } from './LeasePanel'
import { LeaseTerms } from './LeaseTerms'

interface Props {
  offer: LeaseOffer
  /** Slug of the model, when its page exists. */
  modelSlug: string | null
  locations: FormSite[]
  /** Offers of the same kind that cost about as much. */
  similar: LeaseOfferSummary[]
}

/** One lease offer: what it costs a month, what that includes, and how to ask for it. */
export const LeaseOfferDetail = ({ offer, modelSlug, locations, similar }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const name = `${offer.brandName} ${offer.modelName}`
  const { fuel, transmission, powerHp, cylinderCapacity, batteryCapacity, electricRange, energyClass } = offer.specs
  return (
    <div className="wrap">
      <header className={`${page.head} ${vehicle.head}`}>
        <h1>
          {name} <span>{offer.variant}</span>
        </h1>
      </header>
      <div className={similar.length > 0 ? page.split : `${page.split} ${page.end}`}>
        <div>
          <Gallery photos={offer.photos} title={name} />
        </div>
        <aside className={vehicle.side} aria-label={text('vehicle.priceAndActions')}>
          <LeasePanel offer={offer} />
        </aside>
        <div className={vehicle.rest}>
          {offer.terms.length > 0 && (
            <Section title={text('lease.terms')}>
              <LeaseTerms terms={offer.terms} />
            </Section>
          )}
          <Section title={text('lease.specs')}>
            <SpecList
              entries={[
                [text('vehicle.fact.fuel'), text(`vehicle.fuel.${fuel}`)],
                [text('vehicle.fact.transmission'), text(`vehicle.transmission.${transmission}`)],
                [text('vehicle.fact.power'), withUnit(formatNumber(powerHp), 'ch')],
                [
                  text('vehicle.fact.cylinderCapacity'),
                  cylinderCapacity === null ? null : formatCapacity(cylinderCapacity),
                ],
                [
                  text('vehicle.fact.batteryCapacity'),
                  batteryCapacity === null ? null : formatBattery(batteryCapacity),
                ],
                [text('vehicle.fact.electricRange'), electricRange === null ? null : formatKm(electricRange)],
                [text('vehicle.fact.energyClass'), energyClass],
                [text('lease.colour'), offer.colour],
              ]}
            />
            <div className={`noprint ${styles.more}`}>
              {modelSlug && (
                <Button to={paths.model({ brandId: offer.brandId, slug: modelSlug })} variant="secondary" size="small">
                  {text('lease.seeModel', { name })}
                </Button>
              )}
              <Button to={stockOfModel(offer)} variant="secondary" size="small">
                {text('lease.seeStock', { name })}
              </Button>
            </div>
          </Section>
          <Section title={text('vehicle.consumption')}>
            <Consumption vehicle={{ ...offer.specs, emissionsClass: '' }} />
          </Section>
          {offer.standardEquipment.length > 0 && (
            <Section title={text('lease.standardEquipment')}>
              <ul className={styles.equipment}>
                {[...new Set(offer.standardEquipment)].map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            </Section>
          )}
          <LeaseActions offer={offer} locations={locations} />
        </div>
      </div>
      {similar.length > 0 && (
        <div className={`noprint ${page.end}`}>
          <Section title={text('lease.similar')}>
            <ul className="cards">
              {similar.map((one) => (
                <li key={one.id}>
                  <LeaseOfferCard offer={one} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </div>
  )
}
