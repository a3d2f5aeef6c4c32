import { navigate } from 'gatsby'
import { lazy, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import { Part } from '../../components/ui/Part'
import { SelectField } from '../../components/ui/SelectField'
import { paths } from '../../config/segments'
import type { StockQuickSearchBlock } from '../../domain/content/types'
import { formatEuros } from '../../domain/format/price'
import { track } from '../../features/analytics/track'
import { CmsButton } from '../../features/booking/CmsButton'
import { fieldNames, readFields } from '../../features/stock/quick-search'
import { useQuickSearch } from '../../features/stock/use-quick-search'
import type { BlockProps } from '../block-props'
import { useStoryData } from '../story-data'
import { dataMessageId } from '../../intl/message-id'
import type { MessageId } from '../../intl/message-id'
import * as styles from './StockQuickSearch.module.css'

const TABS: Record<StockQuickSearchBlock['variant'], string[]> = {
  default: ['', 'used', 'new', 'van'],
  'car-company': ['van', 'used', 'new', ''],
  financial: ['private_lease', 'private_finance'],
}
/** Euros. */
const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000]
const INSTALMENTS = [200, 300, 400, 500, 700, 1_000]
/** Everything that knows the stock: pages with a form are read without it. */
const loadEngine = () => import('../../features/stock/quick-engine')
const QuickEngine = lazy(() => loadEngine().then((loaded) => ({ default: loaded.QuickEngine })))
const NAMES = { financial: fieldNames(true), other: fieldNames(false) }

interface Props extends BlockProps<StockQuickSearchBlock> {
  /** Stands over the lower edge of the section before. */
  raised?: boolean
}

/**
 * The way into the stock, with how many vehicles each choice finds: the stock is read once somebody turns to the form.
 * Before any script runs it is a plain form, whose fields the overview understands.
 */
export const StockQuickSearch = ({ block: { variant, title, popular = [] }, raised = false }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  const { brands, stockTotal } = useStoryData()
  const isFinancial = variant === 'financial'
  const names = isFinancial ? NAMES.financial : NAMES.other
  const tabs = TABS[variant]
  const quick = useQuickSearch(tabs[0] ?? '', brands)
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Somebody was there before the page took note of it.
    if (form.current?.matches(':hover, :focus-within')) setWanted(true)
  }, [])
  const { search, set } = quick
  const count = quick.count ?? (quick.isWhole ? stockTotal : null)
  return (
    <section className={`wrap ${styles.place} ${raised ? styles.raised : ''}`}>
      {isWanted && (
        <Part>
          <QuickEngine search={search} names={names} onFigures={quick.setFigures} />
        </Part>
      )}
      <form
        ref={form}
        role="search"
        aria-label={title || text('search.title')}
        className={styles.search}
        action={paths.stock}
        onPointerEnter={want}
        onPointerDown={want}
        onFocus={want}
        onSubmit={(event) => {
          event.preventDefault()
          track({ event: 'submit_vehicle_quicksearch', variant, result_count: count })
          const chosen = readFields(event.currentTarget, names)
          void loadEngine().then(({ quickAddress }) => navigate(quickAddress(paths.stock, chosen, names)))
        }}
      >
        {title && <h2>{title}</h2>}
        <fieldset className={styles.tabs}>
          <legend className="sr">{text('search.scope')}</legend>
          {tabs.map((scope) => (
            <label key={scope}>
              <input
                type="radio"
                name={names.scope}
                value={scope}
                checked={search.scope === scope}
                onChange={() => set('scope', scope)}
              />
              {text(dataMessageId(`search.scope.${scope || 'all'}`))}
            </label>
          ))}
        </fieldset>
        <div className={styles.fields}>
          <SelectField
            label={text('search.brand')}
            name={names.brand}
            any={text('search.anyBrand')}
            value={search.brand}
            onChange={(brand) => set('brand', brand)}
            options={quick.brands}
          />
          <SelectField
            label={text('search.model')}
            name={names.model}
            any={text('search.anyModel')}
            value={search.model}
            onChange={(model) => set('model', model)}
            options={quick.models}
            disabled={quick.models.length === 0}
          />
          <SelectField
            label={text(isFinancial ? 'search.monthly' : 'search.budget')}
            name={names.budget}
            any={text('search.anyBudget')}
            value={search.budget}
            onChange={(budget) => set('budget', budget)}
            options={(isFinancial ? INSTALMENTS : PRICES).map((euros) => ({
              value: String(euros),
              label: formatEuros(euros * 100),
            }))}
          />
          <SelectField
            label={text('search.fuel')}
            name={names.fuel}
            any={text('search.anyFuel')}
            value={search.fuel}
            onChange={(fuel) => set('fuel', fuel)}
            options={quick.fuels}
          />
          <Button type="submit" icon={<Icon name="search" />}>
            {count === null ? text('search.submit') : formatMessage({ id: 'search.submitAll' }, { count })}
          </Button>
        </div>
        <p className="sr" role="status">
          {quick.count === null ? '' : formatMessage({ id: 'search.found' }, { count: quick.count })}
        </p>
        {popular.length > 0 && (
          <div className={styles.popular}>
            <span>{text('search.popular')}</span>
            {popular.map((button) => (
              // Links in a row, whichever look the form of the button has: filled ones are unreadable here.
              <CmsButton key={button._uid} button={{ ...button, variant: 'ghost' }} />
            ))}
          </div>
        )}
      </form>
    </section>
  )
}
