import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import type { AcquisitionType } from '../../../domain/price/acquisition'
import type { MessageId } from '../../../intl/message-id'
import * as styles from './price-display.module.css'

interface Props {
  types: readonly AcquisitionType[]
  /** The site shows one price: one is chosen in place of the other. */
  isSingle: boolean
  onSave: (types: AcquisitionType[]) => void
  onCancel: () => void
}

/** The five ways to have a vehicle, of which at least one price is shown. Nothing changes before it is saved. */
export const PriceDisplayForm = ({ types, isSingle, onSave, onCancel }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const [chosen, setChosen] = useState<readonly AcquisitionType[]>(types)
  const [isMissing, setMissing] = useState(false)
  const text = (id: MessageId) => formatMessage({ id })
  const choose = (type: AcquisitionType) => {
    setMissing(false)
    setChosen(isSingle ? [type] : chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type])
  }
  const save = () => {
    if (chosen.length === 0) setMissing(true)
    else onSave(ACQUISITION_TYPES.filter((type) => chosen.includes(type)))
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend>{text(isSingle ? 'priceDisplay.introSingle' : 'priceDisplay.intro')}</legend>
        {ACQUISITION_TYPES.map((type) => (
          <label key={type}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={id}
              value={type}
              checked={chosen.includes(type)}
              onChange={() => choose(type)}
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
        <Button variant="secondary" onClick={onCancel}>
          {text('priceDisplay.cancel')}
        </Button>
      </div>
    </form>
  )
}
