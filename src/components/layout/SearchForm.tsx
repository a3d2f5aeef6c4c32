import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import { Icon } from '../ui/Icon'
import * as styles from './SearchForm.module.css'

/** Loads what a search needs: the frame knows nothing of cars, and pages are read without it. */
export type LoadSearch = () => Promise<{
  /** Opens the list of what the form asks for; without a form it only gets ready. */
  search: (intl: IntlShape, form?: HTMLFormElement) => unknown
}>

interface Props {
  placeholder: string
  load: LoadSearch
  onSearch?: () => void
}

/** Search in the stock by words or a sentence: a plain form that works before scripts do. */
export const SearchForm = ({ placeholder, load, onSearch }: Props) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const start = (form?: HTMLFormElement) =>
    void load().then(
      ({ search }) => search(intl, form),
      () => form?.submit(),
    )
  return (
    <form
      role="search"
      className={styles.search}
      action={paths.stock}
      onFocus={() => start()}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch?.()
        start(event.currentTarget)
      }}
    >
      <Icon name="search" size={16} />
      <input
        type="search"
        name="q"
        aria-label={formatMessage({ id: 'layout.searchLabel' })}
        placeholder={placeholder}
        autoComplete="off"
        aria-keyshortcuts="Control+K Meta+K"
      />
      <button type="submit" className="sr">
        {formatMessage({ id: 'layout.search' })}
      </button>
    </form>
  )
}
