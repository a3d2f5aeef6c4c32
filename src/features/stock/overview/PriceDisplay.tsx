import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { CommandDialog } from '../../../components/ui/CommandDialog'
import { opensDialog } from '../../../components/ui/dialog-commands'
import { Icon } from '../../../components/ui/Icon'
import { showToast } from '../../../components/ui/toast-store'
import { priceDisplay } from '../../../config/price-display'
import { track } from '../../analytics/track'
import { savePriceTypes, usePriceTypes } from '../price-display-store'
import * as styles from './price-display.module.css'
import { PriceDisplayForm } from './PriceDisplayForm'

/** Which prices are shown, and the way to choose others: on every card, page and list of the site. */
export const PriceDisplay = () => {
  const { formatMessage } = useIntl()
  const types = usePriceTypes()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const names = types.map((type, index) => {
    const name = formatMessage({ id: `vehicle.acquisitionShort.${type}` })
    return index === 0 ? name : name.toLocaleLowerCase('fr')
  })
  const title = formatMessage({ id: 'priceDisplay.title' })
  return (
    <>
      {/* What was ticked and not saved before is forgotten. */}
      <button
        type="button"
        className={styles.open}
        {...opensDialog(id)}
        onClick={() => dialog.current?.querySelector('form')?.reset()}
      >
        <span>{title}</span>
        <b className="kept">
          {names.length > 2 ? formatMessage({ id: 'priceDisplay.count' }, { count: names.length }) : names.join(', ')}
        </b>
        <Icon name="euro" size={16} />
      </button>
      <CommandDialog ref={dialog} id={id} title={title} isClosedBeside>
        <PriceDisplayForm
          types={types}
          isSingle={!priceDisplay.multiPrice}
          dialog={id}
          onSave={(chosen) => {
            savePriceTypes(chosen)
            track({ event: 'adjust_price_display', price_types: chosen.join(',') })
            dialog.current?.close()
            showToast(formatMessage({ id: 'priceDisplay.saved' }), 'success')
          }}
        />
      </CommandDialog>
    </>
  )
}
