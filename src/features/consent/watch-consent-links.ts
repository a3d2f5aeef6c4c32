import { CONSENT_HASH } from '../../config/consent/consent-link'
import { openConsent } from './consent-store'

/**
 * Opens the dialog in place of links to its anchor, in every footer and wherever editors put one, and for addresses
 * with that anchor. Without scripts the links lead to a page that explains it.
 *
 * @returns a function that ends it
 */
export const watchConsentLinks = (): (() => void) => {
  const open = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest(`a[href$="${CONSENT_HASH}"]`)
    if (!link || event.button !== 0) return
    event.preventDefault()
    openConsent()
  }
  const look = (): void => (location.hash === CONSENT_HASH ? openConsent() : undefined)
  look()
  window.addEventListener('hashchange', look)
  // Before the router, which would open the page.
  document.addEventListener('click', open, true)
  return () => {
    window.removeEventListener('hashchange', look)
    document.removeEventListener('click', open, true)
  }
}
