import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Packed beside the function (`included_files` in netlify.toml). The site's tokens and elements come first. */
const SHEETS = ['src/styles/tokens.css', 'src/styles/base.css', 'src/server/enquiries/page/page.css']
const FONT = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

/** Where forms are sent and the pages' files are asked for. */
export const FORM_PATH = '/api/enquiries/form'
export const STYLE_PATH = `${FORM_PATH}/style.css`
export const FONT_PATH = `${FORM_PATH}/instrument-sans.woff2`

export interface PageStyles {
  css: string
  font: Uint8Array<ArrayBuffer>
  /** Address of the stylesheet with its version. */
  address: string
}

const readStyles = async (): Promise<PageStyles> => {
  // A bundled function knows its files by the folder that it runs in.
  const root = [resolve(__dirname, '../../../..'), process.cwd()].find((one) => existsSync(join(one, SHEETS[0] ?? '')))
  const read = (file: string) => readFile(join(root ?? '', file))
  const [font, ...sheets] = await Promise.all([read(FONT), ...SHEETS.map(read)])
  const css = sheets.join('\n').replace(/url\('~@fontsource[^']+'\)/, `url('${FONT_PATH}')`)
  const version = createHash('sha256').update(css).digest('hex').slice(0, 10)
  return { css, font: new Uint8Array(font), address: `${STYLE_PATH}?v=${version}` }
}

let reading: Promise<PageStyles> | null = null

/** The look of the pages, read once. */
export const pageStyles = (): Promise<PageStyles> =>
  (reading ??= readStyles().catch((error: unknown) => {
    reading = null
    throw error
  }))
