import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import type { Model } from '../domain/model/types'
import type { FormSite } from '../features/enquiry/props'
import { modelCrumbs, useModelSeo } from '../features/models/model-seo'
import { ModelForm } from '../features/models/ModelForm'

interface Data {
  model: Model
  locations: FormSite[]
}

interface Context {
  kind: 'contact' | 'test_drive'
}

/** `/{brand}/models/{model}/contact` and `…/testdrive` */
const ModelFormPage = ({ data: { model, locations }, pageContext: { kind }, location }: PageProps<Data, Context>) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Seo {...useModelSeo(model, kind)} />
      <div className="wrap">
        <Breadcrumbs items={modelCrumbs(model, kind, formatMessage)} />
      </div>
      <ModelForm search={location.search} model={model} kind={kind} locations={locations} />
    </>
  )
}

export default ModelFormPage

export const query = graphql`
  query ModelFormPage($modelKey: String!, $locationKeys: [String!]!) {
    model: dealerModel(key: { eq: $modelKey }) {
      ...ModelFields
    }
    locations: dealerLocations(keys: $locationKeys) {
      ...FormSite
    }
  }
`
