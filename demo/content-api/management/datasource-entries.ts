import type { ApiContext } from '../context'
import { notFound, unprocessable } from '../api-error'
import { randomId } from '../state/story-id'
import type { DatasourceEntryRecord, DatasourceRecord } from '../state/types'

/** What an editor does with the entries of a datasource. */
export const entryEditing = ({ store, announce }: Pick<ApiContext, 'store' | 'announce'>) => {
  const all = (): DatasourceRecord[] => [...store.state.datasources.values()]
  const holder = (entryId: string): DatasourceRecord => {
    const found = all().find(({ entries }) => entries.some(({ id }) => String(id) === entryId))
    if (!found) throw notFound()
    return found
  }
  const save = (datasource: DatasourceRecord, entries: DatasourceEntryRecord[]): void => {
    store.commit({ datasources: [{ ...datasource, entries, seedDigest: null }] }, true)
    announce({
      text: `A user updated the entries of ${datasource.name}`,
      action: 'entries_updated',
      datasource_slug: datasource.slug,
    })
  }
  return {
    /** @param key id or slug; all of them without one */
    datasources: (key?: string): DatasourceRecord[] => {
      const found = all().filter(({ id, slug }) => key === undefined || String(id) === key || slug === key)
      if (key !== undefined && found.length === 0) throw notFound()
      return found
    },
    create: (key: string | undefined, name: string, value: string): DatasourceEntryRecord => {
      const datasource = all().find(({ id, slug }) => String(id) === key || slug === key)
      if (!datasource) throw unprocessable('datasource_id', 'names no datasource')
      if (datasource.entries.some((entry) => entry.name === name)) throw unprocessable('name', 'has already been taken')
      const entry = { id: randomId(), name, value }
      save(datasource, [...datasource.entries, entry])
      return entry
    },
    edit: (entryId: string, change: { name?: string; value?: string }): DatasourceEntryRecord => {
      const datasource = holder(entryId)
      if (datasource.entries.some(({ id, name }) => name === change.name && String(id) !== entryId))
        throw unprocessable('name', 'has already been taken')
      const entries = datasource.entries.map((entry) =>
        String(entry.id) === entryId
          ? { ...entry, name: change.name ?? entry.name, value: change.value ?? entry.value }
          : entry,
      )
      save(datasource, entries)
      return entries.find(({ id }) => String(id) === entryId) ?? { id: Number(entryId), name: '', value: '' }
    },
    remove: (entryId: string): void => {
      const datasource = holder(entryId)
      save(
        datasource,
        datasource.entries.filter(({ id }) => String(id) !== entryId),
      )
    },
  }
}
