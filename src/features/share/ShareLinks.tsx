import { Mail, MessageCircle, Share2 } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { SHARE_NETWORKS, shareLink } from './share-links'
import type { ShareNetwork } from './share-links'

const ICONS: Partial<Record<ShareNetwork, typeof Mail>> = { mail: Mail, whatsapp: MessageCircle }

interface Props {
  /** What is shared, in words. */
  title: string
  /** Absolute address. */
  href: string
  onChoose?: (network: ShareNetwork) => void
  hasIcons?: boolean
}

/** Plain links that open a network with an address to be sent, as entries of a list. */
export const ShareLinks = ({ title, href, onChoose, hasIcons = true }: Props) => {
  const { formatMessage } = useIntl()
  return SHARE_NETWORKS.map((network) => (
    <li key={network}>
      {/* Not told where the visitor comes from; a mail program needs no window. */}
      <a
        href={shareLink(network, title, href)}
        onClick={onChoose && (() => onChoose(network))}
        {...(network !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {hasIcons && <Glyph of={ICONS[network] ?? Share2} size={20} />}
        {formatMessage({ id: `share.network.${network}` })}
      </a>
    </li>
  ))
}
