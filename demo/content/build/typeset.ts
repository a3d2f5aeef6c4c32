const NBSP = '\u00A0'
const NNBSP = '\u202F'

/**
 * French spacing, so that the story files can be typed with ordinary spaces: a narrow no-break space before `; ! ?`,
 * a no-break space before `:` and `%`, inside guillemets, and between a number and its unit.
 *
 * @example typeset('Combien ?') // 'Combien\u202F?'
 */
export const typeset = (text: string): string =>
  text
    .replace(/ ([;!?])/g, `${NNBSP}$1`)
    .replace(/ ([:%»])/g, `${NBSP}$1`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d) (€|km|m²|m³|kWh|kW|kg|mm|bar|°C|ch|ans|mois|jours|heures|minutes|h)(?![\p{L}\d])/gu, `$1${NBSP}$2`)

/** Typesets every text inside a value; addresses and names of blocks hold none of these patterns. */
export const typesetDeep = <T>(value: T): T => {
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return typeset(part)
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]))
    return part
  }
  // The walk keeps every shape and changes characters inside strings only.
  return visit(value) as T
}
