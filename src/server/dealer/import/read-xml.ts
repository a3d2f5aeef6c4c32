import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { FeedError } from './feed-error'
import { lineCounter, valueAt } from './feed-record'
import type { FeedRecord } from './feed-record'
import type { FeedMap } from './map'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  // Numbers are read by the map, which knows their decimal sign; a stock number such as 0012 must not lose its zeros.
  parseTagValue: false,
  parseAttributeValue: false,
  captureMetaData: true,
})

/** Where an element begins, as the parser noted it down under a symbol of its own. */
const startOf = (value: unknown): number | null => {
  if (typeof value !== 'object' || value === null) return null
  for (const symbol of Object.getOwnPropertySymbols(value)) {
    const meta: unknown = Reflect.get(value, symbol)
    if (typeof meta === 'object' && meta !== null && 'startIndex' in meta && typeof meta.startIndex === 'number') return meta.startIndex
  }
  return null
}

const parseDocument = (text: string): unknown => {
  try {
    return parser.parse(text)
  } catch (error) {
    // Well-formed, and yet not taken: entities from other files, or entities that grow without measure.
    throw new FeedError(`The feed is XML that is not taken: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Reads the vehicles of an XML document. Attributes are named with an @ before.
 *
 * @throws FeedError when the document is not well-formed (an element is never closed), or has nothing where the map says
 */
export const readXml = (text: string, { records: path }: Pick<FeedMap, 'records'>): FeedRecord[] => {
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw new FeedError(`The feed is not whole XML, or it is cut off (line ${validity.err.line}): ${validity.err.msg}`)
  const document = parseDocument(text)
  const parentPath = path.split('.').slice(0, -1).join('.')
  if (valueAt(document, parentPath) === undefined) throw new FeedError(`The feed has no element ${parentPath}.`)
  const found = valueAt(document, path)
  // One element looks like no list, and an empty parent has none.
  const list: unknown[] = found === undefined ? [] : Array.isArray(found) ? found : [found]
  const lineOf = lineCounter(text)
  return list.map((values) => ({
    line: lineOf(startOf(values) ?? 0),
    values,
    problem: typeof values === 'object' && values !== null ? null : 'is an empty element',
  }))
}
