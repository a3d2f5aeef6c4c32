import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'

/** Address of the page that is shown. */
export interface PageAddress {
  pathname: string
  /** With `?`; empty on the server, which knows no parameters. */
  search: string
}

const PageAddressContext = createContext<PageAddress>({ pathname: '', search: '' })

/**
 * Tells the page's address to parts that stand in a story and get no props of the router. It is around every page
 * (`wrapPageElement`): whichever template shows a story, its lists know the address that they live in.
 */
export const PageAddressProvider = ({
  location: { pathname, search = '' },
  children,
}: {
  location: { pathname: string; search?: string }
  children: ReactNode
}) => (
  <PageAddressContext value={useMemo(() => ({ pathname, search }), [pathname, search])}>{children}</PageAddressContext>
)

export const usePageAddress = (): PageAddress => useContext(PageAddressContext)
