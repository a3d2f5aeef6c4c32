import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseReference } from '../../src/domain/enquiry/reference'

/** What the page shows of an ADF document (Auto-lead Data Format 1.0). */
export interface AdfFacts {
  /** The sender's first id of the lead. */
  id: string | null
  /** The id that is a reference number of ours. */
  reference: string | null
  customer: string | null
  vehicle: string | null
  vendor: string | null
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false })

/** The text below a path of elements, the first where there are several. */
const textAt = (value: unknown, ...path: readonly string[]): string | null => {
  let current: unknown = value
  for (const name of path) {
    if (Array.isArray(current)) current = current[0] as unknown
    if (typeof current !== 'object' || current === null) return null
    current = Reflect.get(current, name)
  }
  if (Array.isArray(current)) current = current[0] as unknown
  if (typeof current === 'object' && current !== null) current = Reflect.get(current, '#text')
  return typeof current === 'string' && current.trim() !== '' ? current.trim() : null
}

const elementAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Names may be in parts (`first`, `last`) or whole. */
const nameOf = (contact: unknown): string | null => {
  const names = [elementAt(contact, 'name')].flat()
  const texts = names.flatMap((one) => textAt({ one }, 'one') ?? [])
  return texts.length === 0 ? null : texts.join(' ')
}

/** @throws Error with the French reason when the text is no ADF document */
export const readAdf = (text: string): AdfFacts => {
  // oxlint-disable-next-line typescript/no-deprecated -- its successor is this code in a package of its own
  const problem = XMLValidator.validate(text)
  if (problem !== true) throw new Error(`XML mal formé, ligne ${problem.err.line} : ${problem.err.msg}`)
  const document: unknown = parser.parse(text)
  const prospect = [elementAt(elementAt(document, 'adf'), 'prospect')].flat()[0]
  if (typeof prospect !== 'object' || prospect === null)
    throw new Error('Ce XML n’est pas un document ADF : il lui manque adf et prospect.')
  const ids = [elementAt(prospect, 'id')].flat().flatMap((one) => textAt({ one }, 'one') ?? [])
  const vehicle = ['year', 'make', 'model', 'trim'].flatMap((name) => textAt(prospect, 'vehicle', name) ?? [])
  return {
    id: ids[0] ?? null,
    reference: ids.find((id) => parseReference(id) !== null) ?? null,
    customer: nameOf(elementAt(elementAt(prospect, 'customer'), 'contact')),
    vehicle: vehicle.length === 0 ? null : vehicle.join(' '),
    vendor: textAt(prospect, 'vendor', 'vendorname') ?? nameOf(elementAt(elementAt(prospect, 'vendor'), 'contact')),
  }
}
