import type { MouseEvent, ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './Dialog.module.css'
import { closesDialog } from './dialog-commands'
import { Icon } from './Icon'

interface Props {
  /** For the buttons that open and close it, see `dialog-commands.ts`. */
  id: string
  title: string
  children: ReactNode
  className?: string | undefined
  /** Whether a click beside the dialog closes it. */
  isClosedBeside?: boolean
  ref: Ref<HTMLDialogElement>
}

const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
  if (target === currentTarget) currentTarget.close()
}

/**
 * A modal dialog whose content is in the server's HTML. The browser opens and closes it by itself, as soon as the page shows, so
 * that it may be open when React hydrates it.
 */
export const CommandDialog = ({ id, title, children, className = styles.dialog, isClosedBeside, ref }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <dialog
      ref={ref}
      id={id}
      className={className}
      aria-labelledby={`${id}title`}
      suppressHydrationWarning
      // The click handler is for browsers without `closedby`.
      {...(isClosedBeside && { closedby: 'any', onClick: closeBeside })}
    >
      <div>
        <header>
          <h2 id={`${id}title`}>{title}</h2>
          <button type="button" {...closesDialog(id)} aria-label={formatMessage({ id: 'layout.close' })}>
            <Icon name="x" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
