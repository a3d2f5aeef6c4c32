import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import type { Model } from '../../domain/model/types'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import { ModelCard } from './ModelCard'
import * as page from '../page/page.module.css'

interface Props {
  model: Model
  kind: 'contact' | 'test_drive'
  locations: { id: string; name: string }[]
}

/** Asks for an offer or a test drive of a new model. */
export const ModelForm = ({ model, kind, locations }: Props) => {
  const { formatMessage } = useIntl()
  const form = kind === 'contact' ? 'Contact' : 'TestDrive'
  const text = (id: string) => formatMessage({ id }, { name: `${model.brandName} ${model.name}` })
  return (
    <div className="wrap">
      <header className={page.head}>
        <h1>{text(`model.form${form}`)}</h1>
        <p>{text(`model.form${form}Intro`)}</p>
      </header>
      <div className={`${page.split} ${page.end}`}>
        <EnquiryForm
          kind={kind === 'contact' ? 'model_contact' : 'model_test_drive'}
          subject={{ modelKey: model.id }}
          locations={locations}
          message={text(kind === 'contact' ? 'model.contactMessage' : 'model.testDriveMessage')}
        />
        <ModelCard model={model} to={paths.model(model)} />
      </div>
    </div>
  )
}
