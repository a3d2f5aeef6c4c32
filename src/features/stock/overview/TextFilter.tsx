import { useId } from 'react'
import { Icon } from '../../../components/ui/Icon'
import * as styles from './filters.module.css'
import { useTyped } from './use-typed'

interface Props {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Told the whole text when the visitor presses Enter. */
  onEnter: (value: string) => void
}

/** Free text; asked for while it is typed, whenever there is a pause. */
export const TextFilter = ({ label, placeholder, value, onChange, onEnter }: Props) => {
  const id = useId()
  const { typed, type, flush } = useTyped(value, onChange)
  return (
    <div className={styles.text}>
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <Icon name="search" size={16} />
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (key !== 'Enter' || nativeEvent.isComposing || currentTarget.value.trim() === '') return
          flush()
          onEnter(currentTarget.value.trim())
        }}
      />
    </div>
  )
}
