import { isRecord } from '../../is-record'
import type { FieldSchema } from './field-schema'

const LINK_TYPES: readonly unknown[] = ['story', 'url', 'email', 'asset']

const isAsset = (raw: unknown): boolean =>
  isRecord(raw) && raw['fieldtype'] === 'asset' && typeof raw['filename'] === 'string' && URL.canParse(raw['filename'])

const isNumberText = (raw: unknown, minimum: number, maximum: number): boolean =>
  typeof raw === 'string' && raw.trim() !== '' && Number(raw) >= minimum && Number(raw) <= maximum

/** Whether a value that is not empty has the form in which the CMS stores such a field. */
export const checkValue = (raw: unknown, field: FieldSchema): boolean => {
  switch (field.type) {
    case 'text': {
      if (typeof raw !== 'string' || raw.includes('\n')) return false
      return raw.length <= (field.max_length ?? Infinity) && new RegExp(field.regex ?? '').test(raw)
    }
    case 'textarea':
      return typeof raw === 'string'
    case 'number':
      return isNumberText(raw, field.min_value, field.max_value)
    case 'boolean':
      return typeof raw === 'boolean'
    case 'datetime':
      return typeof raw === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(raw)
    case 'option':
      return typeof raw === 'string' && (!('options' in field) || field.options.some(({ value }) => value === raw))
    case 'asset':
      return isAsset(raw)
    case 'multiasset':
      return Array.isArray(raw) && raw.every(isAsset)
    case 'multilink':
      return isRecord(raw) && raw['fieldtype'] === 'multilink' && LINK_TYPES.includes(raw['linktype'])
    case 'table':
      return isRecord(raw) && raw['fieldtype'] === 'table' && Array.isArray(raw['thead']) && Array.isArray(raw['tbody'])
    case 'richtext':
      return isRecord(raw) && raw['type'] === 'doc' && Array.isArray(raw['content'])
    case 'bloks':
      return (
        Array.isArray(raw) && raw.length >= (field.minimum ?? 0) && raw.length <= (field.maximum ?? Number.MAX_VALUE)
      )
  }
}
