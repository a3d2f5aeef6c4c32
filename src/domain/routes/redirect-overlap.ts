import { ANY_VALUE, SEPARATOR } from './redirect-index'
import type { CompiledRedirects, QueryShape, RedirectNode, Wanted } from './redirect-index'

/** Parameters of an address that is known in part. */
export interface PartlyKnownQuery {
  /** Known values; `ANY_VALUE` where a parameter is there with any value. */
  known: ReadonlyMap<string, string>
  /** Whether there may be others. */
  open: boolean
}

type Accept = (index: number) => boolean

const ruleOfShape = (
  { literal, open: openKeys, byValues }: QueryShape,
  { known, open }: PartlyKnownQuery,
  accept: Accept,
): number | null => {
  if (!open && [...literal, ...openKeys].some((key) => !known.has(key))) return null
  const wanted = literal.map((key) => known.get(key) ?? ANY_VALUE)
  if (!wanted.includes(ANY_VALUE)) {
    const index = byValues.get(wanted.join(SEPARATOR))
    return index !== undefined && accept(index) ? index : null
  }
  for (const [text, index] of byValues) {
    const values = text.split(SEPARATOR)
    if (wanted.every((value, at) => value === ANY_VALUE || value === values[at]) && accept(index)) return index
  }
  return null
}

/**
 * A rule that answers at least one of the addresses a pattern stands for, null when none can. Unlike `firstRule`,
 * which asks for a rule that answers all of them, this finds where a target may be redirected once more.
 *
 * @param accept rules that count
 */
export const possibleRule = (
  { root }: CompiledRedirects,
  path: readonly Wanted[],
  query: PartlyKnownQuery,
  accept: Accept = () => true,
): number | null => {
  const inShapes = (shapes: Map<string, QueryShape>): number | null => {
    for (const shape of shapes.values()) {
      const index = ruleOfShape(shape, query, accept)
      if (index !== null) return index
    }
    return null
  }
  const inNodes = (nodes: Iterable<RedirectNode>, depth: number): number | null => {
    for (const node of nodes) {
      const index = walk(node, depth)
      if (index !== null) return index
    }
    return null
  }
  const walk = (node: RedirectNode, depth: number): number | null => {
    const wanted = path[depth]
    const here = inShapes(node.splats) ?? (wanted === undefined || wanted === 'rest' ? inShapes(node.ends) : null)
    if (here !== null || wanted === undefined) return here
    const placeholder = node.placeholder ? [node.placeholder] : []
    if (wanted === 'rest') return inNodes([...node.literal.values(), ...placeholder], depth)
    if (wanted === 'any') return inNodes([...node.literal.values(), ...placeholder], depth + 1)
    const literal = node.literal.get(wanted.text)
    return inNodes(literal ? [literal, ...placeholder] : placeholder, depth + 1)
  }
  return walk(root, 0)
}
