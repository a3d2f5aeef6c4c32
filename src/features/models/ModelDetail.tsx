import { useIntl } from 'react-intl'
import { BelowView } from '../../components/ui/BelowView'
import { Button } from '../../components/ui/Button'
import { Part } from '../../components/ui/Part'
import { Picture } from '../../components/ui/Picture'
import { Resting } from '../../components/ui/Resting'
import { paths } from '../../config/segments'
import type { LeaseOfferSummary, LocationSummary, VehicleSummary } from '../../domain/content/story-data'
import { trimLevels } from '../../domain/model/trim-levels'
import type { Model } from '../../domain/model/types'
import type { MessageId } from '../../intl/message-id'
import * as page from '../page/page.module.css'
import { Section } from '../vehicle/Section'
import { loadModelEnd, ModelSections, ModelStock } from './model-end-part'
import { ModelHead } from './ModelHead'
import * as styles from './models.module.css'
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
  const text = (id: MessageId) => formatMessage({ id })
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
        <BelowView>
          {levels.length > 0 && (
            <>
              <Section title={text('model.levels')}>
                <TrimLevels model={model} levels={levels} />
              </Section>
              <Section title={text('model.trims')}>
                <TrimTable trims={levels.flatMap(({ trims }) => trims)} caption={`${text('model.trims')}, ${name}`} />
              </Section>
            </>
          )}
          <Resting load={loadModelEnd}>
            <Part>
              <ModelSections model={model} offers={offers} locations={locations} />
            </Part>
          </Resting>
        </BelowView>
      </div>
      <Resting load={loadModelEnd}>
        <BelowView>
          <Part>
            <ModelStock model={model} vehicles={vehicles} vehicleTotal={vehicleTotal} />
          </Part>
        </BelowView>
      </Resting>
    </>
  )
}
