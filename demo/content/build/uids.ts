import { createHash } from 'node:crypto'

/** A UUID that a text always leads to. */
const uidOf = (text: string): string => {
  const hex = createHash('sha1').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Gives every block inside a value its `_uid`, derived from the story's slug and the block's position. */
export const withUids = (slug: string, value: unknown, position = ''): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => withUids(slug, item, `${position}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, inner]) => [key, withUids(slug, inner, `${position}/${key}`)])
  const own = 'component' in value ? [['_uid', uidOf(`${slug}${position}`)]] : []
  return Object.fromEntries([...own, ...fields])
}
