import { useIntl } from 'react-intl'
import { showToast } from '../../components/ui/toast-store'

/**
 * Shares an address, that of the page by default, the way the device does, or copies it; says what came of it, and
 * shows the address when nothing did.
 */
export const useShare = () => {
  const { formatMessage } = useIntl()
  return async (title: string, href: string = window.location.href): Promise<void> => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url: href })
      await navigator.clipboard.writeText(href)
      showToast(formatMessage({ id: 'share.copied' }), 'success')
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(formatMessage({ id: 'share.failed' }, { href }), 'warning')
    }
  }
}
