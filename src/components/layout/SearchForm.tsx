import { navigate } from 'gatsby'
import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { Icon } from '../ui/Icon'
import * as styles from './SearchForm.module.css'

interface Props {
  placeholder: string
  onSearch?: () => void
}

/** Search by words in the stock: a plain form that works before scripts do. */
export const SearchForm = ({ placeholder, onSearch }: Props) => {
  const { formatMessage } = useIntl()
  const search = (data: FormData) => {
    const entry = data.get('q')
    const words = typeof entry === 'string' ? entry.trim() : ''
    onSearch?.()
    navigate(words ? `${paths.stock}?${new URLSearchParams({ q: words })}` : paths.stock)
  }
  return (
    <form
      role="search"
      className={styles.search}
      action={paths.stock}
      onSubmit={(event) => {
        event.preventDefault()
        search(new FormData(event.currentTarget))
      }}
    >
      <Icon name="search" size={16} />
      <input
        type="search"
        name="q"
        aria-label={formatMessage({ id: 'layout.searchLabel' })}
        placeholder={placeholder}
        autoComplete="off"
      />
      <button type="submit" className="sr">
        {formatMessage({ id: 'layout.search' })}
      </button>
    </form>
  )
}
