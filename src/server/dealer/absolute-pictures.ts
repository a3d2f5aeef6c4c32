/** Pictures and downloads lie in the data base with a path from the image service's root, so that it may move. */
const isAssetPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/f/')

/** A copy in which every `url` from the image service's root stands in full. */
export const withAbsoluteUrls = (value: unknown, assetBaseUrl: string): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => withAbsoluteUrls(item, assetBaseUrl))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      key === 'url' && isAssetPath(inner) ? assetBaseUrl + inner : withAbsoluteUrls(inner, assetBaseUrl),
    ]),
  )
}

/** The other way round: what a client was served in full and sends back is stored from the root again. */
export const withRootUrls = (value: unknown, assetBaseUrl: string): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => withRootUrls(item, assetBaseUrl))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      key === 'url' && typeof inner === 'string' && inner.startsWith(`${assetBaseUrl}/f/`) ? inner.slice(assetBaseUrl.length) : withRootUrls(inner, assetBaseUrl),
    ]),
  )
}
