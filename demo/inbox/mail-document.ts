/**
 * What the frame of a mail may do: nothing but show it. Links open outside of it; pictures come with the mail or from
 * the site.
 */
export const mailPolicy = (siteUrl: string): string =>
  [
    "default-src 'none'",
    `img-src data: ${new URL(siteUrl).origin}`,
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

const BASE = '<base target="_blank">'

/** The HTML of a mail with its links opening in a new window. */
export const mailDocument = (html: string): string => {
  const head = /<head(?:\s[^>]*)?>/i.exec(html) ?? /<html(?:\s[^>]*)?>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html)
  if (!head) return `<!doctype html>${BASE}${html}`
  const end = head.index + head[0].length
  return html.slice(0, end) + BASE + html.slice(end)
}
