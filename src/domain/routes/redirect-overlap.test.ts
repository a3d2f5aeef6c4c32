import { ANY_VALUE, compileRedirects } from './redirect-index'
import type { Wanted } from './redirect-index'
import { possibleRule } from './redirect-overlap'
import { parseRedirectsFile } from './redirects-file'

const rules = ['/a/b /t', '/a/c x=1 y=2 /t', '/d/:e /t', '/f/g/* /t']
const compiled = compileRedirects(parseRedirectsFile(rules.join('\n')).rules)
const text = (name: string): Wanted => ({ text: name })

const find = (path: Wanted[], known: Record<string, string> = {}, open = false) =>
  possibleRule(compiled, path, { known: new Map(Object.entries(known)), open })

describe('a rule that may answer', () => {
  it('is found for one segment that is not known', () => {
    expect(find([text('a'), 'any'])).toBe(0)
    expect(find([text('x'), 'any'])).toBeNull()
  })

  it('is found for a rest that is not known, the empty one included', () => {
    expect(find(['rest'])).toBe(0)
    expect(find([text('f'), text('g'), 'rest'])).toBe(3)
    expect(find([text('d'), text('z')])).toBe(2)
    expect(find([text('d')])).toBeNull()
  })

  it('is found by what is known of the parameters', () => {
    const path = [text('a'), text('c')]
    expect(find(path)).toBeNull()
    expect(find(path, { x: '1', y: '2' })).toBe(1)
    expect(find(path, { x: '1' })).toBeNull()
    expect(find(path, { x: '1' }, true)).toBe(1)
    expect(find(path, { x: '3' }, true)).toBeNull()
    expect(find(path, { x: ANY_VALUE, y: '2' })).toBe(1)
  })

  it('counts only where it is accepted', () => {
    const query = { known: new Map<string, string>(), open: false }
    expect(possibleRule(compiled, ['rest'], query, (index) => index === 2)).toBe(2)
  })
})
