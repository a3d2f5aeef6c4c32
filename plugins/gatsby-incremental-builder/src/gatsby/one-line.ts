import { stripVTControlCharacters } from 'node:util'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const firstText = (candidates: readonly unknown[]): string | null => {
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue
    const line = stripVTControlCharacters(candidate)
      .split('\n')
      .map((part) => part.trim())
      .find((part) => part !== '')
    if (line !== undefined) return line.slice(0, 500)
  }
  return null
}

/**
 * One line out of anything that Gatsby's reporter takes for an error: a text, an Error, a structured error, a list of
 * these. What the culprit said wins over Gatsby's frame around it.
 */
export const oneLine = (meta: unknown, error?: unknown): string => {
  if (Array.isArray(meta)) return oneLine(meta[0], error)
  if (Array.isArray(error)) return oneLine(meta, error[0])
  const { message, text, context, error: inner } = isObject(meta) ? meta : {}
  const said = isObject(inner) ? inner['message'] : inner
  const passed = error instanceof Error ? `${typeof meta === 'string' ? `${meta}: ` : ''}${error.message}` : undefined
  const source = isObject(context) ? context['sourceMessage'] : undefined
  const query = isObject(context) && typeof context['filePath'] === 'string' ? ` (${context['filePath']})` : ''
  const line = firstText([passed, meta, source, said, message, text])
  return line === null ? 'Gatsby gave no reason' : `${line}${query}`
}
