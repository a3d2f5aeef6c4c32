import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Dialog } from '../../../components/ui/Dialog'
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
  const [isOpen, setOpen] = useState(false)
  const names = types.map((type, index) => {
    const name = formatMessage({ id: `vehicle.acquisitionShort.${type}` })
    return index === 0 ? name : name.toLocaleLowerCase('fr')
  })
  const title = formatMessage({ id: 'priceDisplay.title' })
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{title}</span>
        <b className="kept">
          {names.length > 2 ? formatMessage({ id: 'priceDisplay.count' }, { count: names.length }) : names.join(', ')}
        </b>
        <Icon name="euro" size={16} />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <PriceDisplayForm
          types={types}
          isSingle={!priceDisplay.multiPrice}
          onCancel={() => setOpen(false)}
          onSave={(chosen) => {
            savePriceTypes(chosen)
            track({ event: 'adjust_price_display', price_types: chosen.join(',') })
            setOpen(false)
            showToast(formatMessage({ id: 'priceDisplay.saved' }), 'success')
          }}
        />
      </Dialog>
    </>
  )
}
