import { placeholderName, segmentsOf } from './redirect-rule'
import type { RedirectRule } from './redirect-rule'

/** Rules of one path that ask for the same parameters: the values lead to the rule without a search. */
export interface QueryShape {
  literal: readonly string[]
  open: readonly string[]
  /** First rule by the values of `literal`, joined. */
  byValues: Map<string, number>
}

export interface RedirectNode {
  literal: Map<string, RedirectNode>
  placeholder: RedirectNode | null
  /** Rules that end here, by the parameters they ask for. */
  ends: Map<string, QueryShape>
  /** Rules with a splat here. */
  splats: Map<string, QueryShape>
}

/** Rules in order, indexed so that the first match is found without trying the others. */
export interface CompiledRedirects {
  readonly rules: readonly RedirectRule[]
  readonly root: RedirectNode
}

/** One segment of what is looked up: a text, or (of a rule) `any` one segment, or the `rest`. */
export type Wanted = { text: string } | 'any' | 'rest'

/** Value of a parameter of what is looked up; `ANY_VALUE` is a rule's placeholder; undefined when it is absent. */
export type WantedValue = (key: string) => string | undefined

/** Stands for an open value; no address can hold it. */
export const ANY_VALUE = '\u0000any'

const newNode = (): RedirectNode => ({ literal: new Map(), placeholder: null, ends: new Map(), splats: new Map() })

/** Between the values of one rule; no address can hold it. */
export const SEPARATOR = '\u0001'

const addToShapes = (shapes: Map<string, QueryShape>, rule: RedirectRule, index: number): void => {
  const sorted = [...rule.query].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const pairs = sorted.map(([key, value]) => ({ key, value, open: placeholderName(value) !== null }))
  const signature = pairs.map(({ key, open }) => (open ? `:${key}` : `=${key}`)).join(SEPARATOR)
  let shape = shapes.get(signature)
  if (!shape) {
    const keys = (open: boolean) => pairs.filter((pair) => pair.open === open).map(({ key }) => key)
    shapes.set(signature, (shape = { literal: keys(false), open: keys(true), byValues: new Map() }))
  }
  const values = pairs
    .filter(({ open }) => !open)
    .map(({ value }) => value)
    .join(SEPARATOR)
  if (!shape.byValues.has(values)) shape.byValues.set(values, index)
}

/** Rules are written percent-encoded, addresses are looked up decoded. */
export const decodedSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const addRule = (root: RedirectNode, rule: RedirectRule, index: number): void => {
  let node = root
  for (const segment of segmentsOf(rule.from)) {
    if (segment === '*') return addToShapes(node.splats, rule, index)
    if (placeholderName(segment) !== null) node = node.placeholder ??= newNode()
    else {
      const text = decodedSegment(segment)
      let next = node.literal.get(text)
      if (!next) node.literal.set(text, (next = newNode()))
      node = next
    }
  }
  addToShapes(node.ends, rule, index)
}

/** Indexes rules for `matchRedirect`. Their order is their rank: the first that matches wins. */
export const compileRedirects = (rules: readonly RedirectRule[]): CompiledRedirects => {
  const root = newNode()
  rules.forEach((rule, index) => addRule(root, rule, index))
  return { rules, root }
}

const firstOfShapes = (shapes: Map<string, QueryShape>, value: WantedValue): number => {
  let first = Infinity
  for (const { literal, open, byValues } of shapes.values()) {
    if (open.some((key) => value(key) === undefined)) continue
    const values = literal.map(value)
    if (values.some((found) => found === undefined)) continue
    first = Math.min(first, byValues.get(values.join(SEPARATOR)) ?? Infinity)
  }
  return first
}

/**
 * Rank of the first rule that answers everything that is looked up; null when none does. With a rule's own pattern as
 * what is looked up, this finds the rule that leaves nothing to it.
 */
export const firstRule = ({ root }: CompiledRedirects, path: readonly Wanted[], value: WantedValue): number | null => {
  let first = Infinity
  const walk = (node: RedirectNode, depth: number): void => {
    first = Math.min(first, firstOfShapes(node.splats, value))
    const wanted = path[depth]
    if (wanted === undefined) first = Math.min(first, firstOfShapes(node.ends, value))
    else if (wanted !== 'rest') {
      if (node.placeholder && (wanted === 'any' || wanted.text !== '')) walk(node.placeholder, depth + 1)
      const next = wanted === 'any' ? undefined : node.literal.get(wanted.text)
      if (next) walk(next, depth + 1)
    }
  }
  walk(root, 0)
  return first === Infinity ? null : first
}
