import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { BrandSummary, ModelSummary } from '../../domain/content/story-data'
import { VEHICLE_CATEGORIES } from '../../domain/vehicle/types'
import { Section } from '../vehicle/Section'
import { ModelCard } from './ModelCard'
import * as page from '../page/page.module.css'
import * as styles from './models.module.css'

interface Props {
  brand: BrandSummary
  models: ModelSummary[]
  /** Vehicles in stock by model id. */
  stockByModel: Record<string, number>
  /** `models`: what is sold new; `all`: with the stock of each. */
  variant: 'models' | 'all'
}

/** The models of a brand by category. */
export const BrandModels = ({ brand, models, stockByModel, variant }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id }, { brand: brand.name })
  const categories = VEHICLE_CATEGORIES.map((category) => ({ category, models: models.filter((model) => model.category === category) }))
    .filter((group) => group.models.length > 0)
  const list = (shown: ModelSummary[]) => (
    <ul className={styles.grid}>
      {shown.map((model) => (
        <li key={model.id}>
          <ModelCard
            model={model}
            to={variant === 'all' ? paths.modelLanding(model) : paths.model(model)}
            orderable={brand.sellsNew}
            stock={variant === 'all' ? (stockByModel[model.id] ?? 0) : undefined}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <div className={`wrap ${page.end}`}>
      <header className={page.head}>
        <h1>{text(variant === 'all' ? 'model.allModels' : 'model.models')}</h1>
        <p>{text(brand.sellsNew ? 'model.modelsIntro' : 'model.usedOnlyIntro')}</p>
      </header>
      {categories.length === 0 && (
        <div className={page.box}>
          <p>{text('model.empty')}. {text('model.emptyText')}</p>
          <Button to={paths.stock} variant="secondary">{text('model.seeStock')}</Button>
        </div>
      )}
      {categories.length === 1 && categories[0]
        ? list(categories[0].models)
        : categories.map((group) => <Section key={group.category} title={text(`model.category.${group.category}`)}>{list(group.models)}</Section>)}
    </div>
  )
}
