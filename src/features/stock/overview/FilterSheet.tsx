import { useId } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { Icon } from '../../../components/ui/Icon'
import { useModal } from '../../../components/ui/use-modal'
import * as styles from './overview.module.css'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** What the button says that leads back to the list. */
  done: string
  children: ReactNode
}

/** All filters over the whole screen, with the count that they give. */
export const FilterSheet = ({ open, onClose, title, done, children }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const dialog = useModal(open)
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={open ? id : undefined} onClose={onClose}>
      {open && (
        <div>
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" onClick={onClose} aria-label={formatMessage({ id: 'layout.close' })}>
              <Icon name="x" />
            </button>
          </header>
          <div className={styles.sheetBody}>{children}</div>
          <footer>
            <Button fullWidth onClick={onClose}>
              {done}
            </Button>
            {/* The list’s own count is out of reach while the sheet is open. */}
            <p className="sr" role="status">
              {done}
            </p>
          </footer>
        </div>
      )}
    </dialog>
  )
}
