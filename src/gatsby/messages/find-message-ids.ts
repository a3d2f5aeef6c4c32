/** A literal id, in quotes. */
const LITERAL = /(['"])([a-z]\w*(?:\.[\w-]+)+)\1/gi
/** A template literal that begins like an id, with its placeholders. */
const TEMPLATE = /`([a-z]\w*\.[\w.-]*(?:\$\{[^`]*?\}[\w.-]*)+)`/gi
const TEMPLATE_START = /`([a-z]\w*)\.[\w.-]*\$\{/gi
const HOLE = /\$\{[^`]*?\}(?=[\w.-]*(?:\$\{|$))/g
/** A literal id in a message descriptor. */
const GIVEN = /\bid: (['"])([^'"]+)\1/g

/** Ids of texts, and the groups that they begin with. */
export interface KnownIds {
  ids: readonly string[]
  groups: ReadonlySet<string>
}

export const knownIds = (ids: readonly string[]): KnownIds => ({
  ids,
  groups: new Set(ids.map((id) => id.split('.')[0] ?? '')),
})

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(HOLE)
      .map((text) => text.replaceAll('.', '\\.'))
      .join('.+')}$`,
  )

/**
 * Finds the ids of the texts that a module uses: every literal id, and every id that matches a template. Types rule out
 * other ways to build an id (`MessageId`).
 *
 * @throws Error for a nested template, which cannot be matched
 */
export const findMessageIds = (code: string, { ids, groups }: KnownIds): string[] => {
  const literals = new Set(Array.from(code.matchAll(LITERAL), ([, , id = '']) => id))
  const templates = Array.from(code.matchAll(TEMPLATE), ([, template = '']) => template).filter((template) =>
    groups.has(template.split('.')[0] ?? ''),
  )
  const started = Array.from(code.matchAll(TEMPLATE_START), ([, group = '']) => group).filter((one) => groups.has(one))
  if (started.length > templates.length)
    throw new Error('A message id is a template with a nested template: its texts cannot be found.')
  const patterns = templates.map(patternOf)
  return ids.filter((id) => literals.has(id) || patterns.some((pattern) => pattern.test(id)))
}

/** Literal ids in message descriptors for which there is no text. */
export const unknownMessageIds = (code: string, { ids }: KnownIds): string[] =>
  Array.from(code.matchAll(GIVEN), ([, , id = '']) => id).filter((id) => id.includes('.') && !ids.includes(id))
