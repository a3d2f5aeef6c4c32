import { askedPath, loadedAddress } from './redirect-lookup'

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/** Whether a page of this site led to the address that is shown, as another document or as the page shown before. */
export const isOwnLink = (): boolean => {
  const loaded = loadedAddress()
  const isLaterPage = loaded !== null && askedPath().split('?')[0] !== loaded.pathname
  return isLaterPage || originOf(document.referrer) === window.location.origin
}
