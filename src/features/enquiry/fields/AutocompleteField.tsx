import { useIntl } from 'react-intl'
import type { FieldName } from '../../../domain/enquiry/fields'
import * as styles from '../enquiry.module.css'
import { FieldFrame } from './FieldFrame'
import { useField } from './use-field'
import { useLocalities } from './use-localities'

/** A text with proposals of towns, by name or postal code. */
export const AutocompleteField = ({ name }: { name: FieldName }) => {
  const { formatMessage } = useIntl()
  const field = useField(name)
  const { id, control, registration } = field
  const typed = typeof field.value === 'string' ? field.value : ''
  const list = useLocalities(typed, field.change)
  const { options, isShown, active } = list
  return (
    <FieldFrame field={field}>
      <div className={styles.combobox}>
        <input
          {...control}
          {...registration}
          onChange={(event) => {
            list.type()
            void registration.onChange(event)
          }}
          onFocus={list.touch}
          onBlur={(event) => {
            list.close()
            void registration.onBlur(event)
          }}
          onKeyDown={list.onKeyDown}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="address-level2"
          spellCheck={false}
        />
        {isShown && (
          <ul
            id={`${id}-list`}
            role="listbox"
            tabIndex={-1}
            aria-label={formatMessage({ id: 'location.search.proposals' })}
            // Else the field would lose the focus before a proposal is taken.
            onMouseDown={(event) => event.preventDefault()}
          >
            {options.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the arrow keys and Enter of the field choose
              <li
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => list.take(option)}
              >
                {option.name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="sr" aria-live="polite">
        {isShown ? formatMessage({ id: 'location.search.proposed' }, { count: options.length }) : ''}
      </p>
    </FieldFrame>
  )
}
