import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { errorMessage } from '../../../domain/errors/error-message'
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
  // Letters by their numbers (&#235;), which the parser leaves alone otherwise.
  // oxlint-disable-next-line typescript/no-deprecated -- its successor needs a decoder from a package of its own
  htmlEntities: true,
  // The map's readers trim whole values; the parser would trim each piece, and glue CDATA to the words beside it.
  trimValues: false,
})

/** Where an element begins, as the parser noted it down under a symbol of its own. */
const startOf = (value: unknown): number | null => {
  if (typeof value !== 'object' || value === null) return null
  for (const symbol of Object.getOwnPropertySymbols(value)) {
    const meta: unknown = Reflect.get(value, symbol)
    if (typeof meta === 'object' && meta !== null && 'startIndex' in meta && typeof meta.startIndex === 'number')
      return meta.startIndex
  }
  return null
}

const parseDocument = (text: string): unknown => {
  try {
    return parser.parse(text)
  } catch (error) {
    // Well-formed, and yet not taken: entities from other files, or entities that grow without measure.
    throw new FeedError(`The feed is XML that is not taken: ${errorMessage(error)}`)
  }
}

const KNOWN = new Set(
  'amp lt gt quot apos nbsp copy reg trade mdash ndash hellip laquo raquo lsquo rsquo ldquo rdquo bull para sect deg frac12 frac14 frac34 cent pound yen euro'.split(
    ' ',
  ),
)

/** The first name of a letter (`&euml;`) that neither XML nor the document knows: it would be shown as it stands. */
const unknownEntity = (text: string, declared: ReadonlySet<string>): string | null => {
  const prose = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '')
  const found = [...prose.matchAll(/&([A-Za-z_][\w.-]*);/g)].find(
    ([, name = '']) => !KNOWN.has(name) && !declared.has(name),
  )
  return found?.[0] ?? null
}

const problemOf = (values: unknown, entity: string | null): string | null => {
  if (typeof values !== 'object' || values === null) return 'is an empty element'
  return entity === null ? null : `has ${entity} in it, which is declared nowhere`
}

/**
 * Reads the vehicles of an XML document. Attributes are named with an @ before.
 *
 * @throws FeedError when the document is not well-formed (an element is never closed), or has nothing where the map says
 */
export const readXml = (text: string, { records: path }: Pick<FeedMap, 'records'>): FeedRecord[] => {
  // oxlint-disable-next-line typescript/no-deprecated -- its successor is this code in a package of its own
  const validity = XMLValidator.validate(text)
  if (validity !== true)
    throw new FeedError(`The feed is not whole XML, or it is cut off (line ${validity.err.line}): ${validity.err.msg}`)
  const document = parseDocument(text)
  const parentPath = path.split('.').slice(0, -1).join('.')
  if (valueAt(document, parentPath) === undefined) throw new FeedError(`The feed has no element ${parentPath}.`)
  const found = valueAt(document, path)
  // One element looks like no list, and an empty parent has none.
  const list: unknown[] = found === undefined ? [] : Array.isArray(found) ? found : [found]
  const lineOf = lineCounter(text)
  const declared = new Set([...text.matchAll(/<!ENTITY\s+([\w.-]+)\s/g)].map(([, name = '']) => name))
  const starts = list.map((values) => startOf(values) ?? 0)
  return list.map((values, index) => {
    const start = starts[index] ?? 0
    return {
      line: lineOf(start),
      values,
      problem: problemOf(values, unknownEntity(text.slice(start, starts[index + 1]), declared)),
    }
  })
}
