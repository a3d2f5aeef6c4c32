import { ICON_LIMITS } from './icon-limits'

const ELEMENTS: ReadonlySet<string> = new Set(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g'])

const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'd cx cy r rx ry x y x1 y1 x2 y2 width height points transform pathLength opacity fill fill-opacity fill-rule ' +
    'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset'
  ).split(' '),
)

/** Numbers, commands of paths, colours and transforms; neither quotes nor addresses. */
const VALUE = /^[\w\s.,#%()+-]*$/
const CALLS = /([\w-]+)\s*\(/g
const HARMLESS_CALL = /^(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)$/

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const isHarmless = (value: string): boolean =>
  VALUE.test(value) && [...value.matchAll(CALLS)].every(([, name = '']) => HARMLESS_CALL.test(name))

const cleanAttributes = (written: string): string => {
  const kept = new Map<string, string>()
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? ''
    if (ATTRIBUTES.has(name) && !kept.has(name) && isHarmless(value)) kept.set(name, value)
  }
  return [...kept].map(([name, value]) => ` ${name}="${value}"`).join('')
}

/**
 * Cleans a drawing from elsewhere: shapes and their drawing attributes stay, nothing that runs, loads or links. Any other
 * element is dropped with everything in it; texts and comments are dropped too.
 *
 * @returns null for markup that is broken, too long, or has nothing to draw
 */
export const cleanDrawing = (markup: string): string | null => {
  if (markup.length > ICON_LIMITS.drawing) return null
  let clean = ''
  const open: string[] = []
  /** How many elements were open where a dropped one began; null outside of dropped elements. */
  let droppedAt: number | null = null
  for (let at = 0; at < markup.length;) {
    if (markup.startsWith('<!--', at)) {
      const end = markup.indexOf('-->', at + 4)
      if (end === -1) return null
      at = end + 3
      continue
    }
    if (markup[at] !== '<') {
      at += 1
      continue
    }
    TAG.lastIndex = at
    const tag = TAG.exec(markup)
    if (tag === null) return null
    const [whole, closes, name = '', attributes = '', isEmpty] = tag
    at += whole.length
    if (closes) {
      if (open.pop() !== name || attributes !== '' || isEmpty) return null
      if (droppedAt === null) clean += `</${name}>`
      else if (open.length === droppedAt) droppedAt = null
      continue
    }
    const isKept = droppedAt === null && ELEMENTS.has(name)
    if (isKept) clean += `<${name}${cleanAttributes(attributes)}>`
    if (isEmpty) {
      if (isKept) clean += `</${name}>`
      continue
    }
    if (droppedAt === null && !isKept) droppedAt = open.length
    open.push(name)
  }
  return open.length === 0 && /<(?!\/|g\b)/.test(clean) ? clean : null
}
