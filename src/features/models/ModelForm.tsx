import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import type { Model } from '../../domain/model/types'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import type { FormSite } from '../enquiry/props'
import { useHydrated } from '../../components/ui/use-browser-value'
import { ModelCard } from './ModelCard'
import * as page from '../page/page.module.css'
import type { MessageId } from '../../intl/message-id'

interface Props {
  model: Model
  kind: 'contact' | 'test_drive'
  locations: FormSite[]
  /** Of the page’s address: `?version=` names the version that the visitor came from. */
  search: string
}

/** Asks for an offer or a test drive of a new model, or of one version of it. */
export const ModelForm = ({ model, kind, locations, search }: Props) => {
  const { formatMessage } = useIntl()
  const isHydrated = useHydrated()
  const asked = isHydrated ? new URLSearchParams(search).get('version') : null
  const version = model.trims.find(({ id }) => id === asked)
  const form = kind === 'contact' ? 'Contact' : 'TestDrive'
  const name = `${model.brandName} ${model.name}`
  const wanted = version ? `${name} ${version.name} (${version.engine})` : name
  const text = (id: MessageId, values: Record<string, string> = { name }) => formatMessage({ id }, values)
  return (
    <div className="wrap">
      <header className={page.head}>
        <h1>{text(`model.form${form}`)}</h1>
        <p>{text(`model.form${form}Intro`)}</p>
      </header>
      <div className={`${page.split} ${page.end}`}>
        <EnquiryForm
          key={version?.id ?? ''}
          kind={kind === 'contact' ? 'model_contact' : 'model_test_drive'}
          subject={{ modelKey: model.id }}
          sites={locations}
          values={{
            message: text(kind === 'contact' ? 'model.contactMessage' : 'model.testDriveMessage', { name: wanted }),
          }}
          back={{ to: paths.model(model), label: text('enquiry.backTo') }}
        />
        <ModelCard model={model} to={paths.model(model)} level={2} />
      </div>
    </div>
  )
}
