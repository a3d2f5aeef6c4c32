import { useBrowserValue } from '../../components/ui/use-browser-value'

const listen = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}

/** The anchor of the address without `#`; empty on the server. */
export const useHash = (): string =>
  useBrowserValue(
    listen,
    () => window.location.hash.slice(1),
    () => '',
  )
