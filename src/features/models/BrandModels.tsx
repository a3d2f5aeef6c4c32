import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { FILL_SIZES } from '../../components/ui/picture-sizes'
import { paths } from '../../config/segments'
import type { ListedLease, ModelListing, ModelRow } from '../../domain/catalogue/model-list'
import { MODEL_LIST, modelItems } from '../../domain/catalogue/model-list'
import type { FoundItem } from '../../domain/catalogue/search-list'
import type { BrandSummary } from '../../domain/content/story-data'
import { VEHICLE_CATEGORIES } from '../../domain/vehicle/types'
import { FilteredList } from '../catalogue/FilteredList'
import { useList } from '../catalogue/use-list'
import { ModelCard } from './ModelCard'
import { modelFacts } from './model-facts'
import * as page from '../page/page.module.css'
import type { MessageId } from '../../intl/message-id'
import * as styles from './models.module.css'

interface Props {
  brand: BrandSummary
  models: ModelListing[]
  leases: ListedLease[]
  /** Vehicles in stock by model id. */
  stockByModel: Record<string, number>
  /** `models`: what is sold new; `all`: with the stock of each. */
  variant: 'models' | 'all'
}

type Found = FoundItem<ModelListing, ModelRow>

const leastOf = (amounts: readonly number[], fallback: number): number =>
  amounts.length > 0 ? Math.min(...amounts) : fallback
const cheapest = (rows: readonly ModelRow[]): ListedLease | null =>
  rows.flatMap(({ lease }) => lease ?? []).sort((a, b) => a.monthlyPrice - b.monthlyPrice)[0] ?? null

/** The models of a brand, to be filtered and sorted; by category as long as nobody did. */
export const BrandModels = ({ brand, models, leases, stockByModel, variant }: Props) => {
  const intl = useIntl()
  const text = (id: MessageId, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, { brand: brand.name, ...values })
  const items = useMemo(() => modelItems(models, leases), [models, leases])
  const list = useList('models', items, MODEL_LIST)
  const grid = (found: readonly Found[], level: 2 | 3 = 2, isFirst = true) => (
    <ul className={styles.grid}>
      {found.map(({ value: model, rows }, index) => {
        const isPart = rows.length > 0 && rows.length < model.trims.length
        return (
          <li key={model.id}>
            <ModelCard
              model={{
                ...model,
                fromPrice: leastOf(
                  rows.flatMap(({ trim }) => trim?.price ?? []),
                  model.fromPrice,
                ),
              }}
              level={level}
              sizes={FILL_SIZES}
              priority={isFirst && index === 0}
              to={variant === 'all' ? paths.modelLanding(model) : paths.model(model)}
              orderable={brand.sellsNew}
              stock={variant === 'all' ? (stockByModel[model.id] ?? 0) : undefined}
              facts={[
                ...modelFacts(rows, intl),
                ...(isPart ? [text('model.versionsMatch', { count: rows.length, total: model.trims.length })] : []),
              ]}
              lease={leases.length > 0 ? cheapest(rows) : undefined}
            />
          </li>
        )
      })}
    </ul>
  )
  const byCategory = (found: readonly Found[]) => {
    const groups = VEHICLE_CATEGORIES.map((category) => ({
      category,
      found: found.filter(({ value }) => value.category === category),
    })).filter((group) => group.found.length > 0)
    return groups.length < 2
      ? grid(found)
      : groups.map((group, index) => (
          <section key={group.category} className={styles.category} aria-labelledby={`models-${group.category}`}>
            <h2 id={`models-${group.category}`}>{text(`model.category.${group.category}`)}</h2>
            {grid(group.found, 3, index === 0)}
          </section>
        ))
  }
  return (
    <div className={`wrap ${page.end}`}>
      <header className={page.head}>
        <h1>{text(variant === 'all' ? 'model.allModels' : 'model.models')}</h1>
        <p>{text(brand.sellsNew ? 'model.modelsIntro' : 'model.usedOnlyIntro')}</p>
      </header>
      {models.length === 0 ? (
        <div className={page.box}>
          <p>
            {text('model.empty')}. {text('model.emptyText')}
          </p>
          <Button to={paths.stock} variant="secondary">
            {text('model.seeStock')}
          </Button>
        </div>
      ) : (
        <FilteredList list={list} spec={MODEL_LIST}>
          {(found, isGiven) => (isGiven ? byCategory(found) : grid(found))}
        </FilteredList>
      )}
    </div>
  )
}
