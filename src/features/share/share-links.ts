/** Where a link can be sent without an account of ours; mail first, then messages, then networks. */
export const SHARE_NETWORKS = ['mail', 'whatsapp', 'facebook', 'linkedin', 'x'] as const
export type ShareNetwork = (typeof SHARE_NETWORKS)[number]

const address = (base: string, parameters: Record<string, string>): string =>
  // Mail programs show a plus as a plus: blanks are %20 everywhere.
  `${base}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/**
 * The address that opens a network with a link to be sent: a plain link, nothing is loaded from there before it is chosen.
 *
 * @param title what the link is about
 * @param href absolute address
 */
export const shareLink = (network: ShareNetwork, title: string, href: string): string => {
  switch (network) {
    case 'mail':
      return address('mailto:', { subject: title, body: `${title}\n${href}` })
    case 'whatsapp':
      return address('https://wa.me/', { text: `${title} ${href}` })
    case 'facebook':
      return address('https://www.facebook.com/sharer/sharer.php', { u: href })
    case 'linkedin':
      return address('https://www.linkedin.com/sharing/share-offsite/', { url: href })
    case 'x':
      return address('https://x.com/intent/post', { text: title, url: href })
  }
}
