import { navigate } from 'gatsby'
import { useEffect } from 'react'

/** The `redirect` of the answer when it is an address; anything else counts as none. */
export const parseRedirect = (body: unknown): string | null => {
  const target = typeof body === 'object' && body !== null && 'redirect' in body ? body.redirect : null
  return typeof target === 'string' && /^(?:\/(?!\/)|https?:\/\/)/.test(target) ? target : null
}

/**
 * Asks the server where an address leads that has no page; null when nowhere, or when the server cannot be asked: the
 * error page stands in both cases.
 */
export const lookUpRedirect = async (path: string, signal?: AbortSignal): Promise<string | null> => {
  try {
    const answer = await fetch(`/api/redirects?path=${encodeURIComponent(path)}`, {
      signal,
      headers: { accept: 'application/json' },
    })
    return answer.ok ? parseRedirect(await answer.json()) : null
  } catch {
    return null
  }
}

/** The address that this document was loaded from, as the visitor asked for it; null where the browser keeps none. */
export const loadedAddress = (): URL | null => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && URL.canParse(navigation.name) ? new URL(navigation.name) : null
}

/**
 * The address the visitor asked for. The host answers unknown addresses with an error page that has an address of its
 * own; only the browser's record of the navigation still knows the one that was asked.
 */
export const askedPath = (): string => {
  const { pathname, search } = window.location
  if (!pathname.startsWith('/erreurs/') && !pathname.startsWith('/404')) return pathname + search
  const asked = loadedAddress() ?? { pathname, search }
  return asked.pathname + asked.search
}

const follow = (target: string): void => {
  if (target.startsWith('/')) navigate(target, { replace: true })
  else window.location.replace(target)
}

/** On an error page: goes where the server says that the address has moved to. */
export const useRedirectLookup = (): void => {
  useEffect(() => {
    const stop = new AbortController()
    void lookUpRedirect(askedPath(), stop.signal).then((target) => {
      if (target !== null && !stop.signal.aborted) follow(target)
    })
    return () => stop.abort()
  }, [])
}
