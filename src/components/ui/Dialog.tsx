import { useId } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './Dialog.module.css'
import { Icon } from './Icon'
import { useModal } from './use-modal'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A native modal dialog: Escape, the button or a click beside it close it, and focus goes back where it was. */
export const Dialog = ({ open, onClose, title, children }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const dialog = useModal(open)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too; the click only adds what a pointer expects
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={open ? id : undefined}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div>
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" onClick={onClose} aria-label={formatMessage({ id: 'layout.close' })}>
              <Icon name="x" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
