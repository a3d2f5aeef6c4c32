type ByAddress = (address: string, ...rest: unknown[]) => unknown

/** Gatsby's loader, as it stands on `window.___loader`. */
export type PageLoader = Partial<Record<string, unknown>>

/** Whether a member of the loader can be asked for an address. */
export const isByAddress = (member: unknown): member is ByAddress => typeof member === 'function'

/**
 * What the loader does with the address of a page.
 *
 * @throws Error when the loader has not what it had: Gatsby is another one
 */
export const loaderMember = (loader: PageLoader, name: string): ByAddress => {
  const member = loader[name]
  if (!isByAddress(member)) throw new Error(`Gatsby's page loader has no ${name} any more`)
  return member
}
