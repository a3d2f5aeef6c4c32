import { isRecord } from '../is-record'
import { ENTRY_KINDS } from './search-entry'
import type { SearchEntry } from './search-entry'

const TEXTS = ['title', 'text', 'keywords'] as const

const isEntry = (value: unknown): value is SearchEntry =>
  isRecord(value) &&
  ENTRY_KINDS.some((kind) => kind === value.kind) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  (value.topics === undefined || typeof value.topics === 'string') &&
  typeof value.path === 'string' &&
  /^\/(?!\/)/.test(value.path)

/** Reads the index of the site search; entries that are not well formed are left out. Null if it is no such file. */
export const parseSearchIndex = (json: unknown): SearchEntry[] | null =>
  isRecord(json) && Array.isArray(json.entries) ? json.entries.filter(isEntry) : null
