import { navigate } from 'gatsby'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import { SelectField } from '../../components/ui/SelectField'
import { paths } from '../../config/segments'
import type { StockQuickSearchBlock } from '../../domain/content/types'
import { formatEuros } from '../../domain/format/price'
import { FUELS } from '../../domain/vehicle/types'
import { CmsButton } from '../../features/booking/CmsButton'
import type { QuickSearch } from '../../features/stock/quick-search'
import { stockAddress } from '../../features/stock/quick-search'
import { useModelOptions } from '../../features/stock/use-model-options'
import type { BlockProps } from '../block-props'
import { useStoryData } from '../story-data'
import * as styles from './StockQuickSearch.module.css'

const TABS: Record<StockQuickSearchBlock['variant'], string[]> = {
  default: ['', 'used', 'new', 'van'],
  'car-company': ['van', 'used', 'new', ''],
  financial: ['private_lease', 'private_finance'],
}
/** Euros. */
const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000]
const INSTALMENTS = [200, 300, 400, 500, 700, 1_000]

interface Props extends BlockProps<StockQuickSearchBlock> {
  /** Stands over the lower edge of the section before. */
  raised?: boolean
}

/** The way into the stock: a form that also works before scripts do, as its fields carry the overview's own names. */
export const StockQuickSearch = ({ block: { variant, title, popular = [] }, raised = false }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id: `search.${id}` })
  const { brands, stockTotal } = useStoryData()
  const tabs = TABS[variant]
  const [search, setSearch] = useState<QuickSearch>({ scope: tabs[0] ?? '', brand: '', model: '', budget: '', fuel: '' })
  const set = (change: Partial<QuickSearch>) => setSearch((before) => ({ ...before, ...change }))
  const models = useModelOptions(search.brand)
  const address = stockAddress(paths.stock, search)
  const financial = variant === 'financial'
  return (
    <section className={`wrap ${styles.place} ${raised ? styles.raised : ''}`} aria-label={title || text('title')}>
      <form
        className={styles.search}
        action={paths.stock}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(address)
        }}
      >
        {title && <h2>{title}</h2>}
        <fieldset className={styles.tabs}>
          <legend className="sr">{text('scope')}</legend>
          {tabs.map((scope) => (
            <label key={scope}>
              <input type="radio" name="scope" value={scope} checked={search.scope === scope} onChange={() => set({ scope })} />
              {text(`scope.${scope || 'all'}`)}
            </label>
          ))}
        </fieldset>
        <div className={styles.fields}>
          <SelectField label={text('brand')} name="brand" any={text('anyBrand')} value={search.brand} onChange={(brand) => set({ brand, model: '' })} options={brands.map(({ id, name }) => ({ value: id, label: name }))} />
          <SelectField label={text('model')} name="model" any={text('anyModel')} value={search.model} onChange={(model) => set({ model })} options={models.map(({ id, name }) => ({ value: id, label: name }))} disabled={!search.brand} />
          <SelectField label={text(financial ? 'monthly' : 'budget')} name={financial ? 'monthlyMax' : 'priceMax'} any={text('anyBudget')} value={search.budget} onChange={(budget) => set({ budget })} options={(financial ? INSTALMENTS : PRICES).map((euros) => ({ value: String(euros), label: formatEuros(euros * 100) }))} />
          <SelectField label={text('fuel')} name="fuel" any={text('anyFuel')} value={search.fuel} onChange={(fuel) => set({ fuel })} options={FUELS.map((fuel) => ({ value: fuel, label: formatMessage({ id: `vehicle.fuel.${fuel}` }) }))} />
          <Button type="submit" icon={<Icon name="search" />}>
            {address === paths.stock ? formatMessage({ id: 'search.submitAll' }, { count: stockTotal }) : text('submit')}
          </Button>
        </div>
        {popular.length > 0 && (
          <div className={styles.popular}>
            <span>{text('popular')}</span>
            {popular.map((button) => <CmsButton key={button._uid} button={button} />)}
          </div>
        )}
      </form>
    </section>
  )
}
