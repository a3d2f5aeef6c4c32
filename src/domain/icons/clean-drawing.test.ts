import fc from 'fast-check'
import { cleanDrawing } from './clean-drawing'
import { ICON_LIMITS } from './icon-limits'

const PATH = '<path d="M1 2.5L-3e1,4z"></path>'

describe('a drawing that somebody else made', () => {
  it.each([
    ['keeps shapes', '<path d="M1 2.5L-3e1,4z"/>', PATH],
    [
      'keeps groups',
      `<g fill="none" stroke='currentColor'>${PATH}</g>`,
      `<g fill="none" stroke="currentColor">${PATH}</g>`,
    ],
    [
      'keeps transforms',
      '<circle r="1" transform="rotate(45 1 1)"/>',
      '<circle r="1" transform="rotate(45 1 1)"></circle>',
    ],
    ['drops scripts', `<script>alert(1)</script>${PATH}`, PATH],
    ['drops what stands in them', `<a href="x"><g><path d="M0 0"/></g></a>${PATH}`, PATH],
    ['drops events', '<path onload="alert(1)" d="M1 2.5L-3e1,4z"/>', PATH],
    ['drops styles and classes', '<path style="fill:red" class="x" d="M1 2.5L-3e1,4z"/>', PATH],
    ['drops references', '<path fill="url(#a)" stroke="URL(http://x)" d="M1 2.5L-3e1,4z"/>', PATH],
    ['drops texts and comments', `<!-- <path d="M0"/> --> text ${PATH} more`, PATH],
    ['drops animation', `<g><animate attributeName="href" values="x"/>${PATH}</g>`, `<g>${PATH}</g>`],
  ])('%s', (_, markup, clean) => {
    expect(cleanDrawing(markup)).toBe(clean)
  })

  it.each([
    ['nothing to draw', '<g></g>'],
    ['an element that is never closed', `<g>${PATH}`],
    ['elements that cross', '<g><path></g></path>'],
    ['an end without a beginning', `${PATH}</g>`],
    ['an attribute without quotes', '<path d=M0/>'],
    ['a tag in an attribute', '<path d="><script>"/>'],
    ['a comment without an end', `${PATH}<!-- `],
    ['a declaration', `<!DOCTYPE svg>${PATH}`],
    ['an instruction', `<?x?>${PATH}`],
    ['too much', `${PATH}${' '.repeat(ICON_LIMITS.drawing)}`],
  ])('is refused for %s', (_, markup) => {
    expect(cleanDrawing(markup)).toBeNull()
  })

  const pieces = fc.constantFrom(
    ...'<g>|</g>|<path d="M0 0"/>|<path|<script>|</script>|<a href="javascript:1">|</a>|<image href="x"/>'.split('|'),
    ...'<!--|-->|<![CDATA[|]]>|<|>|/|"|\'| onload="1"| fill="url(x)"|=|&#x3c;|&lt;script&gt;|<style>|</style>'.split(
      '|',
    ),
    ...'<foreignObject>|</foreignObject>|<PATH d="M1"/>|<use xlink:href="#a"/>|\u0000|\n|<set attributeName="onclick"/>'.split(
      '|',
    ),
  )
  const markup = fc.oneof(
    fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 14 }).map((all) => all.join('')),
    fc.string(),
  )

  it('is shapes and drawing attributes only, whatever it was', () => {
    const shape =
      /^(?:<(?:path|circle|rect|line|polyline|polygon|ellipse|g)(?: [a-zA-Z0-9-]+="[\w\s.,#%()+-]*")*>|<\/(?:path|circle|rect|line|polyline|polygon|ellipse|g)>)+$/
    fc.assert(
      fc.property(markup, (any) => {
        const clean = cleanDrawing(any)
        if (clean === null) return
        expect(clean).toMatch(shape)
        expect(clean).not.toMatch(/ (?:on\w+|href|style|class|id)=|url\s*\(/i)
        expect(cleanDrawing(clean)).toBe(clean)
      }),
      { numRuns: 3_000 },
    )
  })

  it('comes back as it was when it was clean', () => {
    const drawing = fc.letrec<{ shapes: string; one: string }>((tie) => ({
      one: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(PATH, '<circle cx="1" cy="2" r="3"></circle>'),
        tie('shapes').map((inner) => `<g fill="#fff">${inner}</g>`),
      ),
      shapes: fc.array(tie('one'), { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
    })).shapes
    fc.assert(fc.property(drawing, (clean) => expect(cleanDrawing(clean)).toBe(clean)))
  })
})
