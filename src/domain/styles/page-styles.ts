import postcss from 'postcss'
import type { AtRule, ChildNode } from 'postcss'

/** A part of a stylesheet: what stands as it is, a rule with the classes that each selector needs, or a group of parts. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  | { kind: 'group'; open: string; parts: readonly Part[] }

/** A stylesheet that was read. */
export interface Styles {
  /** Rules that may apply to a page. @param classes classes that occur in the page */
  ofPage: (classes: ReadonlySet<string>) => string
  /** Rules that any page may lack, in their order: all that need a class. */
  rest: () => string
}

/** Arguments of `:not()`, `:is()` and their like, and attributes, whose values may contain dots. */
const CONDITIONS = /\[[^\]]*\]|:[\w-]+\((?:[^()]|\([^()]*\))*\)/g

/** A selector without its conditions: an element may lack what they name. */
export const withoutConditions = (selector: string): string => selector.replaceAll(CONDITIONS, '')

const CLASS = /\.((?:[\w-]|\\.)+)/g

/** Classes that an element or one around it must have: those in conditions may be absent. */
const classesOf = (selector: string): string[] =>
  [...withoutConditions(selector).matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''))

/** At-rules that contain rules for elements of the page. */
const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer'])

const partOfAtRule = (node: AtRule): Part => {
  const { name, params, nodes } = node
  // A statement such as `@import` ends with a semicolon, everything else with a brace.
  if (nodes === undefined) return { kind: 'text', text: `${String(node)};` }
  if (!GROUPS.has(name)) return { kind: 'text', text: String(node) }
  return { kind: 'group', open: `@${name} ${params}`, parts: nodes.map(partOf) }
}

function partOf(node: ChildNode): Part {
  if (node.type === 'atrule') return partOfAtRule(node)
  if (node.type !== 'rule') return { kind: 'text', text: String(node) }
  return {
    kind: 'rule',
    selectors: node.selectors.map((text) => ({ text, classes: classesOf(text) })),
    body: `{${node.nodes.map(String).join(';')}}`,
  }
}

/**
 * @param isWanted decides about a selector by the classes that it needs
 * @param hasText whether to write what is no rule, such as fonts and animations
 */
const write = (parts: readonly Part[], isWanted: (classes: readonly string[]) => boolean, hasText: boolean): string => {
  let css = ''
  for (const part of parts)
    if (part.kind === 'text') css += hasText ? part.text : ''
    else if (part.kind === 'group') {
      const inside = write(part.parts, isWanted, hasText)
      if (inside !== '') css += `${part.open}{${inside}}`
    } else {
      const selectors = part.selectors.filter(({ classes }) => isWanted(classes))
      if (selectors.length > 0) css += selectors.map(({ text }) => text).join(',') + part.body
    }
  return css
}

/**
 * Reads a stylesheet once, to pick the rules of many pages from it. A page is given every rule but those whose selectors all
 * need a class that it does not contain. A page with its own rules, and after them the rest, looks as with the whole
 * stylesheet: each rule of the page that needs a class is repeated in the rest, at its place among the others.
 *
 * @throws CssSyntaxError when the text is not a stylesheet
 */
export const readStyles = (css: string): Styles => {
  const parts = postcss.parse(css).nodes.map(partOf)
  return {
    ofPage: (classes) => write(parts, (needed) => needed.every((name) => classes.has(name)), true),
    rest: () => write(parts, (needed) => needed.length > 0, false),
  }
}

const ATTRIBUTE = ' class="'

/** Classes that occur in a page, found by searching its text: a release may have thousands of pages of 100 kB. */
export const classesIn = (html: string): Set<string> => {
  const values = new Set<string>()
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
    const end = html.indexOf('"', at + ATTRIBUTE.length)
    if (end < 0) break
    values.add(html.slice(at + ATTRIBUTE.length, end))
    at = end
  }
  return new Set([...values].flatMap((value) => value.split(/\s+/)).filter((name) => name !== ''))
}
