import { randomUUID } from 'node:crypto'
import type { Json, JsonObject } from '../../../../domain/json'
import { isJsonObject } from '../../../../domain/json'

export type Row = JsonObject & { id: number }

/** What the space refuses although the request has its form. */
export class Refusal extends Error {
  constructor(readonly body: Json) {
    super(JSON.stringify(body))
  }
}

/** Lists of a space, which gives ids, uuids and dates, and keeps names and addresses apart. */
export const createSpaceState = () => {
  const lists = new Map<string, Row[]>()
  let lastId = 100
  const rowsOf = (list: string): Row[] => lists.get(list) ?? []
  const find = (list: string, id: Json | undefined) => rowsOf(list).find((row) => row.id === id)
  const refuse = (field: string, problem: string): never => {
    throw new Refusal({ [field]: [problem] })
  }

  /** Fields and options get ids of their own. */
  const withIds = (schema: Json | undefined): Json | undefined => {
    if (!isJsonObject(schema)) return schema
    const named = Object.entries(schema).map(([key, field]) => {
      if (!isJsonObject(field)) return [key, field] as const
      const options = Array.isArray(field['options'])
        ? { options: field['options'].map((option) => ({ _uid: randomUUID(), ...(isJsonObject(option) && option) })) }
        : {}
      return [key, { id: randomUUID(), ...field, ...options }] as const
    })
    return Object.fromEntries(named)
  }

  const fullSlug = ({ slug, parent_id: parentId, is_startpage: isStart }: JsonObject): string => {
    const parent = find('stories', parentId)
    if (!parent) return String(slug)
    return isStart === true ? `${String(parent['full_slug'])}/` : `${String(parent['full_slug'])}/${String(slug)}`
  }

  const UNIQUE: Record<string, (row: Row) => Json[]> = {
    component_groups: (row) => [row['name'] ?? '', row['parent_id'] ?? null],
    components: (row) => [row['name'] ?? ''],
    presets: (row) => [row['name'] ?? '', row['component_id'] ?? null],
    datasources: (row) => [row['slug'] ?? ''],
    datasource_entries: (row) => [row['name'] ?? '', row['datasource_id'] ?? null],
    stories: (row) => [row['full_slug'] ?? ''],
  }

  const check = (list: string, row: Row): void => {
    const key = JSON.stringify(UNIQUE[list]?.(row))
    if (rowsOf(list).some((other) => other.id !== row.id && JSON.stringify(UNIQUE[list]?.(other)) === key))
      refuse(list === 'stories' ? 'slug' : 'name', 'has already been taken')
    const needs = (field: string, target: string, isThere = (id: Json) => find(target, id) !== undefined) => {
      const id = row[field]
      if (id !== undefined && id !== null && id !== 0 && !isThere(id)) refuse(field, 'does not exist')
    }
    if (list === 'components') {
      needs('component_group_uuid', 'component_groups', (uuid) =>
        rowsOf('component_groups').some((g) => g['uuid'] === uuid),
      )
      needs('preset_id', 'presets', (id) => find('presets', id)?.['component_id'] === row.id)
    }
    if (list === 'presets') needs('component_id', 'components')
    if (list === 'datasource_entries') needs('datasource_id', 'datasources')
    if (list !== 'stories') return
    needs('parent_id', 'stories', (id) => find('stories', id)?.['is_folder'] === true)
    const content = row['content']
    const root = isJsonObject(content) ? content['component'] : undefined
    if (row['is_folder'] !== true && !rowsOf('components').some((c) => c['name'] === root && c['is_root'] === true))
      refuse('content', 'has no known content type')
  }

  const completed = (list: string, row: Row): Row => {
    if (list === 'components')
      return { ...row, schema: withIds(row['schema']) ?? {}, real_name: row['display_name'] ?? row['name'] ?? '' }
    return list === 'stories' ? { ...row, full_slug: fullSlug(row) } : row
  }
  const save = (list: string, row: Row): Row => {
    const saved = completed(list, { ...row, updated_at: new Date().toISOString() })
    check(list, saved)
    const rest = rowsOf(list)
    lists.set(
      list,
      rest.some(({ id }) => id === row.id) ? rest.map((old) => (old.id === row.id ? saved : old)) : [...rest, saved],
    )
    return saved
  }
  return {
    rowsOf,
    find,
    create: (list: string, values: JsonObject): Row => {
      const own: JsonObject =
        list === 'stories' ? { is_folder: false, published: false, meta_data: null, tag_list: [], parent_id: 0 } : {}
      const row: Row = { ...own, ...values, id: (lastId += 1), created_at: new Date().toISOString() }
      return save(list, ['component_groups', 'stories'].includes(list) ? { ...row, uuid: randomUUID() } : row)
    },
    update: (list: string, row: Row, values: JsonObject): Row => save(list, { ...row, ...values }),
    remove: (list: string, row: Row): void => {
      lists.set(
        list,
        rowsOf(list).filter(({ id }) => id !== row.id),
      )
      if (list === 'components')
        lists.set(
          'presets',
          rowsOf('presets').filter((preset) => preset['component_id'] !== row.id),
        )
    },
  }
}
export type SpaceState = ReturnType<typeof createSpaceState>
