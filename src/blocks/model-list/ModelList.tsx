import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { paths } from '../../config/segments'
import type { ModelListBlock } from '../../domain/content/types'
import { UnknownBrand } from '../../features/brands/UnknownBrand'
import { ModelCard } from '../../features/models/ModelCard'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../block-records'

/** Models of the catalogue. */
export const ModelList = ({ block: { _uid, title, category } }: BlockProps<ModelListBlock>) => {
  const { formatMessage } = useIntl()
  const { models, isBrandUnknown } = useBlockRecords(_uid)
  const address = category === 'van' || category === 'truck' ? paths.utilityModel : paths.model
  return (
    <Section title={title}>
      {models.length === 0 && isBrandUnknown && <UnknownBrand />}
      {models.length === 0 && !isBrandUnknown && <p>{formatMessage({ id: 'modelList.empty' })}</p>}
      {models.length > 0 && (
        <ul className="cards">
          {models.map((model) => (
            <li key={model.id}>
              <ModelCard model={model} to={address(model)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
