import { useIntl } from 'react-intl'
import { showToast } from '../../components/ui/toast-store'
import { track } from '../analytics/track'

/** Whether the device has a way of its own to share a link. */
export const hasDeviceShare = (): boolean => typeof navigator.share === 'function'

/** Ways to hand on an address. Each says what came of it, and shows the address when nothing did. */
export const useShareWays = () => {
  const { formatMessage } = useIntl()

  const attempt = async (href: string, way: () => Promise<string | null>): Promise<void> => {
    try {
      const done = await way()
      if (done !== null) showToast(done, 'success')
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast(formatMessage({ id: 'share.failed' }, { href }), 'warning')
    }
  }
  return {
    copy: (href: string): Promise<void> =>
      attempt(href, async () => {
        await navigator.clipboard.writeText(href)
        return formatMessage({ id: 'share.copied' })
      }),
    byDevice: (title: string, href: string): Promise<void> =>
      attempt(href, async () => {
        await navigator.share({ title, url: href })
        return null
      }),
  }
}

/** Shares an address, that of the page by default, the way the device does, or copies it. */
export const useShare = () => {
  const { copy, byDevice } = useShareWays()
  return (title: string, href: string = window.location.href): Promise<void> => {
    const network = hasDeviceShare() ? 'device' : 'copy'
    track({ event: 'click_social', network, location: 'button' })
    return network === 'device' ? byDevice(title, href) : copy(href)
  }
}
