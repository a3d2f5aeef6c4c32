import { LocateFixed, MapPin, X } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import * as select from '../../components/ui/SelectField.module.css'
import type { MessageId } from '../../intl/message-id'
import * as styles from './location-search.module.css'
import type { LocalityFieldState } from './use-locality-field'

interface Props {
  field: LocalityFieldState
  /** Id of what explains the field. */
  hintId: string
  onLocate: () => void
}

/** Else the field would lose the focus, and settle before it is told. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Where the visitor is: typed, with proposals, or told by their device. */
export const LocalityField = ({ field, hintId, onLocate }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId, values?: Record<string, number>) => formatMessage({ id }, values)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { options, isShown, active, unknown, isDone } = field
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className={`${select.field} ${styles.locality}`}>
      <label htmlFor={id}>{text('location.search.locality')}</label>
      <div>
        <Glyph of={MapPin} size={20} />
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={(unknown !== null && isDone) || undefined}
          aria-describedby={hintId}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="search"
          placeholder={text('location.search.placeholder')}
          value={field.value}
          onChange={(event) => field.type(event.target.value)}
          onKeyDown={field.onKeyDown}
          onFocus={(event) => event.target.select()}
          onBlur={field.leave}
        />
        {field.value !== '' && (
          <button
            type="button"
            className={styles.erase}
            aria-label={text('location.search.erase')}
            onMouseDown={keepFocus}
            onClick={() => {
              field.choose(null)
              input.current?.focus()
            }}
          >
            <Glyph of={X} size={16} />
          </button>
        )}
        {isShown && (
          <ul
            ref={list}
            id={`${id}-list`}
            role="listbox"
            tabIndex={-1}
            aria-label={text('location.search.proposals')}
            className={styles.proposals}
            onMouseDown={keepFocus}
          >
            {options.map((option, index) => (
              <li
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={() => field.choose(option.id)}
              >
                {option.name}
                {option.alias !== null && <small>{option.alias}</small>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className={styles.locate} onClick={onLocate}>
        <Glyph of={LocateFixed} size={16} />
        {text('location.search.locate')}
      </button>
      <p className="sr" role="status">
        {isShown ? text('location.search.proposed', { count: options.length }) : ''}
      </p>
    </div>
  )
}
