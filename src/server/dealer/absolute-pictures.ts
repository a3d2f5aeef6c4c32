/** Pictures and downloads lie in the data base with a path from the image service's root, so that it may move. */
const isAssetPath = (url: string): boolean => url.startsWith('/f/')

/** Changes every `url` of a value of JSON; the parts in which none changes are not copied. */
const withUrls = (value: unknown, change: (url: string) => string): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => withUrls(item, change))
    return items.every((item, at) => item === value[at]) ? value : items
  }
  let copy: Record<string, unknown> | null = null
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    const changed = key === 'url' && typeof inner === 'string' ? change(inner) : withUrls(inner, change)
    if (changed === inner) continue
    copy ??= { ...value }
    copy[key] = changed
  }
  return copy ?? value
}

/** The value with every `url` from the image service's root in full. */
export const withAbsoluteUrls = (value: unknown, assetBaseUrl: string): unknown =>
  withUrls(value, (url) => (isAssetPath(url) ? assetBaseUrl + url : url))

/** The same for JSON as the database writes it, without reading it: within a text these quotes would be escaped. */
export const withAbsoluteUrlsInJson = (json: string, assetBaseUrl: string): string =>
  json.replaceAll('"url": "/f/', () => `"url": "${JSON.stringify(assetBaseUrl).slice(1, -1)}/f/`)

/** The other way round: what a client was served in full and sends back is stored from the root again. */
export const withRootUrls = (value: unknown, assetBaseUrl: string): unknown =>
  withUrls(value, (url) =>
    url.startsWith(assetBaseUrl) && isAssetPath(url.slice(assetBaseUrl.length)) ? url.slice(assetBaseUrl.length) : url,
  )
