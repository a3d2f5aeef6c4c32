import { join } from 'node:path'
import type { PreprocessSourceArgs } from 'gatsby'
import { preprocessSource } from './preprocess-source'

/** What Gatsby is shown of a file of this checkout. */
const shown = (path: string, contents: string): unknown => {
  const filename = join(process.cwd(), path)
  return preprocessSource({ filename, contents } as PreprocessSourceArgs, { plugins: [] }, () => undefined) ?? contents
}

const QUERY = 'export const fields = graphql`fragment Price on Vehicle { price }`'
const CONFIG = 'export const config = { path: "/api/*" }'

describe('what Gatsby reads of the code', () => {
  it('is all of a template and of a page', () => {
    for (const folder of ['templates', 'pages']) expect(shown(`src/${folder}/vehicle.tsx`, CONFIG)).toBe(CONFIG)
  })

  it('is a query or a slice wherever it stands', () => {
    const slice = 'export const Layout = () => <Slice alias="header" />'
    expect(shown('src/features/stock/fields.ts', QUERY)).toBe(QUERY)
    expect(shown('src/components/layout/Layout.tsx', slice)).toBe(slice)
  })

  it('is nothing of a serverless function, and of a file without either', () => {
    expect(shown('src/functions/api.mts', `${CONFIG}\n${QUERY}`)).toBe('export {}')
    expect(shown('src/features/stock/config.ts', CONFIG)).toBe('export {}')
  })

  it('is all of a package', () => {
    expect(shown('node_modules/a/src/page.js', CONFIG)).toBe(CONFIG)
  })
})
