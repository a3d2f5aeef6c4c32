import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasMark } from './marks'

const styled = [
  ...readFileSync(join(__dirname, 'BrandMark.module.css'), 'utf8').matchAll(
    /\[data-mark='(\w+)'\] \{\s*mask-image: url\('~simple-icons\/icons\/(\w+)\.svg'\)/g,
  ),
].map(([, logo, file]) => ({ logo: logo ?? '', file: file ?? '' }))

describe('marks of brands', () => {
  it('are drawings of the brands that have one', () => {
    expect(styled).toHaveLength(17)
    expect(styled.filter(({ logo, file }) => logo !== file || !hasMark(logo))).toEqual([])
  })
})
