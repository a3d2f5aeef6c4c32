/**
 * The address of a page of the site; null for paths that lead elsewhere.
 *
 * @param path as it came with an enquiry
 */
export const pageAddress = (siteUrl: string, path: string): string | null => {
  if (!/^\/(?![/\\])/.test(path) || /[\s\\]/.test(path)) return null
  const address = URL.parse(path, siteUrl)
  return address?.origin === new URL(siteUrl).origin ? address.href : null
}

/** The same for an address that was stored whole; null unless it is one of the web by https. */
export const webAddress = (url: string): string | null => {
  const address = URL.parse(url)
  return address?.protocol === 'https:' && address.username === '' ? address.href : null
}

/** `mailto:` with a subject. */
export const mailtoAddress = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
