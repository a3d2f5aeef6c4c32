import type { ConsentService } from '../../config/consent/consent-services'

type Traces = Pick<ConsentService, 'cookies' | 'storage'>

const matches = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))

/** Domains that a cookie of this host may have been set for: the host alone, and each domain above it. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.')
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))]
}

const eraseCookie = (name: string): void => {
  for (const domain of domainsOf(window.location.hostname))
    document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`
}

const eraseStored = (storage: Storage, patterns: readonly string[]): void => {
  for (const name of Object.keys(storage)) if (matches(name, patterns)) storage.removeItem(name)
}

/** Deletes the cookies and stored entries of services on this host. What they keep on their own hosts is out of reach. */
export const eraseTraces = (services: readonly Traces[]): void => {
  const cookies = services.flatMap((service) => service.cookies)
  const stored = services.flatMap(({ storage }) => storage)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (matches(name, cookies)) eraseCookie(name)
  }
  try {
    eraseStored(localStorage, stored)
    eraseStored(sessionStorage, stored)
  } catch {
    // A browser that refuses storage has nothing stored.
  }
}
