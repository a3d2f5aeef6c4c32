import { Link2, Share2 } from 'lucide'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { Glyph } from '../../components/ui/Glyph'
import { track } from '../analytics/track'
import { ShareLinks } from './ShareLinks'
import * as styles from './share.module.css'
import { hasDeviceShare, useShareWays } from './use-share'

export interface ShareDialogProps {
  open: boolean
  onClose: () => void
  /** Title of the dialog. */
  heading: string
  /** What is shared, in words. */
  title: string
  /** Root-relative address. */
  path: string
}

/** Only while the dialog is open: it asks the browser what it can do. */
const Ways = ({ title, path, onClose }: Omit<ShareDialogProps, 'open' | 'heading'>) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const { copy, byDevice } = useShareWays()
  // Not that of the address bar: it may carry where the visitor came from.
  const href = new URL(path, window.location.origin).href
  const tell = (network: string) => track({ event: 'click_social', network, location: 'share_dialog' })
  const done = (network: string, way: () => Promise<void>) => {
    tell(network)
    void way().then(onClose)
  }
  return (
    <div className={styles.ways}>
      <p>{title}</p>
      <div className={styles.copy}>
        <label htmlFor={id} className="sr">
          {formatMessage({ id: 'share.address' })}
        </label>
        <input id={id} readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
        <Button size="small" icon={<Glyph of={Link2} size={16} />} onClick={() => done('copy', () => copy(href))}>
          {formatMessage({ id: 'share.copy' })}
        </Button>
      </div>
      <ul>
        {hasDeviceShare() && (
          <li>
            <button type="button" onClick={() => done('device', () => byDevice(title, href))}>
              <Glyph of={Share2} size={20} />
              {formatMessage({ id: 'share.device' })}
            </button>
          </li>
        )}
        <ShareLinks
          title={title}
          href={href}
          onChoose={(network) => {
            tell(network)
            onClose()
          }}
        />
      </ul>
      <small>{formatMessage({ id: 'share.privacy' })}</small>
    </div>
  )
}

/** Every way to hand on the address of a page. */
export const ShareDialog = ({ open, onClose, heading, title, path }: ShareDialogProps) => (
  <Dialog open={open} onClose={onClose} title={heading}>
    <Ways title={title} path={path} onClose={onClose} />
  </Dialog>
)
