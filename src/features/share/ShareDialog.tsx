import { Link2, Mail, MessageCircle, Share2 } from 'lucide'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { Glyph } from '../../components/ui/Glyph'
import { track } from '../analytics/track'
import { SHARE_NETWORKS, shareLink } from './share-links'
import type { ShareNetwork } from './share-links'
import * as styles from './share.module.css'
import { hasDeviceShare, useShareWays } from './use-share'

interface Props {
  open: boolean
  onClose: () => void
  /** What is shared, in words. */
  title: string
  /** Root-relative address. */
  path: string
}

const ICONS: Partial<Record<ShareNetwork, typeof Mail>> = { mail: Mail, whatsapp: MessageCircle }

/** Only while the dialog is open: it asks the browser what it can do. */
const Ways = ({ title, path, onClose }: Omit<Props, 'open'>) => {
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
        {SHARE_NETWORKS.map((network) => (
          <li key={network}>
            {/* Not told where the visitor comes from; a mail program needs no window. */}
            <a
              href={shareLink(network, title, href)}
              onClick={() => {
                tell(network)
                onClose()
              }}
              {...(network !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Glyph of={ICONS[network] ?? Share2} size={20} />
              {formatMessage({ id: `share.network.${network}` })}
            </a>
          </li>
        ))}
      </ul>
      <small>{formatMessage({ id: 'share.privacy' })}</small>
    </div>
  )
}

/** Every way to hand on the address of a page. */
export const ShareDialog = ({ open, onClose, title, path }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Dialog open={open} onClose={onClose} title={formatMessage({ id: 'share.title' })}>
      <Ways title={title} path={path} onClose={onClose} />
    </Dialog>
  )
}
