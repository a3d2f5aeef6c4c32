import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { paths } from '../../config/segments'
import type { ModelListBlock } from '../../domain/content/types'
import { ModelCard } from '../../features/models/ModelCard'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../story-data'

/** Models of the catalogue. */
export const ModelList = ({ block: { _uid, title, category } }: BlockProps<ModelListBlock>) => {
  const { formatMessage } = useIntl()
  const { models } = useBlockRecords(_uid)
  const address = category === 'van' || category === 'truck' ? paths.utilityModel : paths.model
  return (
    <Section title={title}>
      {models.length === 0 ? (
        <p>{formatMessage({ id: 'modelList.empty' })}</p>
      ) : (
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
