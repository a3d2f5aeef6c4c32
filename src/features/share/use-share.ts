import { useIntl } from 'react-intl'
import { showToast } from '../../components/ui/toast-store'

/** Shares the page the way the device does, or copies its address; says what came of it, and shows the address when nothing did. */
export const useShare = () => {
  const { formatMessage } = useIntl()
  return async (title: string): Promise<void> => {
    const { href } = window.location
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
