import { Button } from '../../../components/ui/Button'
import { opensDialog } from '../../../components/ui/dialog-commands'
import { Icon } from '../../../components/ui/Icon'
import type { Words } from './describe-filters'
import * as styles from './overview.module.css'

interface Props<Query> {
  /** The filters that are set, each with what is asked without it. */
  active: readonly { key: string; label: string; without: Query }[]
  /** What is asked without any filter. */
  cleared: Query
  words: Words
  ask: (query: Query) => void
  /** Id of the sheet with all filters. */
  sheet: string
}

/** The filters that are set, each to be taken off; on narrow screens the way to all filters. */
export const ActiveFilters = <Query,>({ active, cleared, words: { text }, ask, sheet }: Props<Query>) => (
  <>
    <Button
      variant="secondary"
      size="small"
      className={styles.open}
      icon={<Icon name="sliders-horizontal" size={16} />}
      command={opensDialog(sheet)}
    >
      {text('filtersCount', { count: active.length })}
    </Button>
    <div className={styles.active} role="group" aria-label={text('active')}>
      {active.length > 0 && (
        <ul className={styles.chips}>
          {active.map(({ key, label, without }) => (
            <li key={key}>
              <button type="button" onClick={() => ask(without)} aria-label={text('remove', { label })}>
                {label}
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.clear} onClick={() => ask(cleared)}>
              {text('clear')}
            </button>
          </li>
        </ul>
      )}
    </div>
  </>
)
