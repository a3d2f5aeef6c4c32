/** Whether a URL is a video file, which the browser plays itself. */
export const isFilm = (url: string): boolean => /\.(?:mp4|webm)(?:\?|$)/i.test(url)

/**
 * Whether a page may embed a URL: the security policy allows listed hosts over TLS only.
 *
 * @param hosts such as `player.example`, or `*.example` for all subdomains
 */
export const isEmbeddable = (url: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(url)) return false
  const { protocol, host, hostname } = new URL(url)
  return (
    protocol === 'https:' &&
    hosts.some((one) => (one.startsWith('*.') ? hostname.endsWith(one.slice(1)) : host === one))
  )
}
