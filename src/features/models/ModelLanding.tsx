import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Picture } from '../../components/ui/Picture'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import { paths } from '../../config/segments'
import type { LeaseOfferSummary, VehicleSummary } from '../../domain/content/story-data'
import type { Model } from '../../domain/model/types'
import { LeaseOfferCard } from '../lease/LeaseOfferCard'
import { ListExamples } from '../stock/ListExamples'
import { VehicleCard } from '../stock/VehicleCard'
import { Section } from '../vehicle/Section'
import { stockOfModel } from './stock-of-model'
import { ModelHead } from './ModelHead'
import { NoModelStock } from './NoModelStock'
import * as page from '../page/page.module.css'
import type { MessageId } from '../../intl/message-id'
import * as styles from './models.module.css'

interface Props {
  model: Model
  title: string
  offers: LeaseOfferSummary[]
  vehicles: VehicleSummary[]
  /** Of it in the whole stock. */
  vehicleTotal: number
}

/** What is in stock and on offer of a model, and the way to its full description. */
export const ModelLanding = ({ model, title, offers, vehicles, vehicleTotal }: Props) => {
  const { formatMessage } = useIntl()
  const name = `${model.brandName} ${model.name}`
  const text = (id: MessageId) => formatMessage({ id }, { name, brand: model.brandName, count: vehicleTotal })
  const photo = model.photos[0]
  return (
    <div className={`wrap ${page.end}`}>
      <ModelHead
        model={model}
        title={title}
        picture={photo && <Picture photo={photo} sizes="(min-width: 961px) 720px, 92vw" priority />}
        actions={
          <>
            <Button to={paths.model(model)}>{text('model.discover')}</Button>
            <Button to={paths.modelTestDrive(model)} variant="secondary">
              {text('model.testDrive')}
            </Button>
          </>
        }
      />
      <Section title={text('model.stock')}>
        {vehicles.length > 0 ? (
          <>
            <ul className="cards">
              {vehicles.map((vehicle) => (
                <li key={vehicle.id}>
                  <VehicleCard vehicle={vehicle} sizes={CARD_SIZES[3]} />
                </li>
              ))}
            </ul>
            <ListExamples vehicles={vehicles} />
            {vehicleTotal > vehicles.length && (
              <p className={styles.more}>
                <Button to={stockOfModel({ brandId: model.brandId, modelId: model.id })} variant="secondary">
                  {text('model.seeAllStock')}
                </Button>
              </p>
            )}
          </>
        ) : (
          <NoModelStock model={model} />
        )}
      </Section>
      {offers.length > 0 && (
        <Section title={text('model.offers')}>
          <ul className="cards">
            {offers.map((offer) => (
              <li key={offer.id}>
                <LeaseOfferCard offer={offer} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
