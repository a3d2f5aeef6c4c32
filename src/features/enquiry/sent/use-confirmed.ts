import { useCallback } from 'react'
import { useBrowserValue } from '../../../components/ui/use-browser-value'
import { isConfirmedHere } from '../../../domain/enquiry/subscribed-cookie'

const no = () => false

/** The link of the mail opens in another tab, or in another window. */
const onReturn = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('focus', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('focus', onChange)
  }
}

/** Whether the visitor has confirmed a subscription in this browser; looked at again whenever they come back to the page. */
export const useConfirmed = (reference: string): boolean =>
  useBrowserValue(
    onReturn,
    useCallback(() => isConfirmedHere(document.cookie, reference), [reference]),
    no,
  )
