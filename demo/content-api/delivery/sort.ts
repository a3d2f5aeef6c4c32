import { unprocessable } from '../api-error'
import type { Json, JsonObject } from '../state/types'
import { fieldOf } from './filter-query'
import { jsonText } from '../state/json-text'

/** A story as far as sorting reads it. */
export interface Sortable {
  fields: JsonObject
  content: JsonObject
}
type Compare = (a: Sortable, b: Sortable) => number

const FIELDS = new Set([
  'name',
  'slug',
  'full_slug',
  'position',
  'id',
  'uuid',
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'sort_by_date',
])
const collator = new Intl.Collator('fr', { numeric: false })

const ordinary = (a: Json | undefined, b: Json | undefined): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(jsonText(a), jsonText(b))
const numeric = (a: Json | undefined, b: Json | undefined): number => Number(a) - Number(b)
const isMissing = (value: Json | undefined): boolean => value === undefined || value === null || value === ''

const criterion = (text: string): Compare => {
  const [path = '', direction = 'asc', type] = text.trim().split(':')
  if (direction !== 'asc' && direction !== 'desc')
    throw unprocessable('sort_by', `direction must be asc or desc: ${text}`)
  if (type !== undefined && type !== 'int' && type !== 'float')
    throw unprocessable('sort_by', `type must be int or float: ${text}`)
  const isContent = path.startsWith('content.')
  if (!isContent && !FIELDS.has(path)) throw unprocessable('sort_by', `unknown field ${path}`)
  const valueOf = ({ fields, content }: Sortable) =>
    isContent ? fieldOf(content, path.slice('content.'.length)) : fields[path]
  const compare = type ? numeric : ordinary
  const sign = direction === 'asc' ? 1 : -1
  return (one, other) => {
    const a = valueOf(one)
    const b = valueOf(other)
    // Stories without the field come last either way.
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    return sign * compare(a, b)
  }
}

/**
 * Order of a list: `field:asc`, `content.field:desc:int`, several by commas; without one by position, then creation.
 * Ties end by id, so that pages never overlap.
 *
 * @throws 422 for a field, direction or type that cannot be
 */
export const parseSort = (sortBy: string | null): Compare => {
  const criteria = (sortBy || 'position:desc,created_at:desc').split(',').map(criterion)
  return (a, b) =>
    criteria.reduce((result, compare) => result || compare(a, b), 0) || Number(a.fields['id']) - Number(b.fields['id'])
}
