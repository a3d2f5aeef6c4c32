import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { closesDialog } from '../../../components/ui/dialog-commands'
import { PRICES_FIELD } from '../../../config/inline-scripts/price-display'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import type { AcquisitionType } from '../../../domain/price/acquisition'
import type { MessageId } from '../../../intl/message-id'
import * as styles from './price-display.module.css'

interface Props {
  types: readonly AcquisitionType[]
  /** The site shows one price: one is chosen in place of the other. */
  isSingle: boolean
  /** Id of the dialog around it. */
  dialog: string
  onSave: (types: AcquisitionType[]) => void
}

/**
 * The five ways to have a vehicle, of which at least one price is shown. Nothing changes before it is saved. Its boxes are not
 * controlled by React, so that they are right before it hydrates them: a script of the head ticks those that are stored.
 */
export const PriceDisplayForm = ({ types, isSingle, dialog, onSave }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  const text = (id: MessageId) => formatMessage({ id })
  const save = (form: HTMLFormElement) => {
    const chosen = new FormData(form).getAll(PRICES_FIELD)
    if (chosen.length === 0) setMissing(true)
    else onSave(ACQUISITION_TYPES.filter((type) => chosen.includes(type)))
  }
  return (
    <form
      className={styles.form}
      noValidate
      // Browsers would bring back ticks that were never saved.
      autoComplete="off"
      onChange={() => setMissing(false)}
      onReset={() => setMissing(false)}
      onSubmit={(event) => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend>{text(isSingle ? 'priceDisplay.introSingle' : 'priceDisplay.intro')}</legend>
        {ACQUISITION_TYPES.map((type) => (
          <label key={type}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={PRICES_FIELD}
              value={type}
              defaultChecked={types.includes(type)}
            />
            <span>
              {formatMessage({ id: `vehicle.acquisition.${type}` })} <small>{text(`priceDisplay.note.${type}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {isMissing && text('priceDisplay.missing')}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="tertiary">
          {text('priceDisplay.save')}
        </Button>
        <Button variant="secondary" command={closesDialog(dialog)}>
          {text('priceDisplay.cancel')}
        </Button>
      </div>
    </form>
  )
}
