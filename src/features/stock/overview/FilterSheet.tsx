import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { CommandDialog } from '../../../components/ui/CommandDialog'
import { closesDialog } from '../../../components/ui/dialog-commands'
import { Part } from '../../../components/ui/Part'
import { useDialogOpen } from '../../../components/ui/use-dialog-open'
import * as styles from './overview.module.css'

interface Props {
  /** For the button that opens it. */
  id: string
  title: string
  /** What the button says that leads back to the list. */
  done: string
  /** The filters, rendered while the sheet is open. */
  children: ReactNode
}

/** All filters over the whole screen, with the count that they give. It opens before the code of the filters is there. */
export const FilterSheet = ({ id, title, done, children }: Props) => {
  const { formatMessage } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useDialogOpen(dialog)
  const waiting = (
    <div className={styles.sheetBody} aria-busy>
      <p>{formatMessage({ id: 'overview.loading' })}</p>
    </div>
  )
  return (
    <CommandDialog ref={dialog} id={id} className={styles.sheet} title={title}>
      {isOpen ? (
        <Part waiting={waiting}>
          <div className={styles.sheetBody}>{children}</div>
        </Part>
      ) : (
        waiting
      )}
      <footer>
        <Button fullWidth command={closesDialog(id)}>
          {done}
        </Button>
        {/* The list’s own count is out of reach while the sheet is open. */}
        <p className="sr" role="status">
          {done}
        </p>
      </footer>
    </CommandDialog>
  )
}
