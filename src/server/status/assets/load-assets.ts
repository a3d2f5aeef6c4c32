import { build, stop } from 'esbuild'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../../../..')
const FONT = 'instrument-sans-latin-wght-normal.woff2'

export interface Asset {
  body: string | Uint8Array<ArrayBuffer>
  type: string
}

export interface StatusAssets {
  files: ReadonlyMap<string, Asset>
  /** Addresses with the digest of the content, so that browsers may keep them. */
  addresses: { css: string; js: string; font: string }
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="9" fill="#c8102e"/><path d="M11 0c0 7 13 8 13 16.5S10 25 10 34" fill="none" stroke="#fff" stroke-width="4.6"/></svg>`

const addressOf = (name: string, body: string | Uint8Array): string =>
  `/status/assets/${name}?v=${createHash('sha256').update(body).digest('hex').slice(0, 10)}`

/** The browser's part in one file without its types: `esbuild` is what runs TypeScript here anyway. */
const bundleScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'client/main.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  })
  // Its process would wait for more to compile, and there is nothing more.
  await stop()
  return outputFiles[0]?.text ?? ''
}

/** The site's own tokens and elements come first, so that both look the same by themselves. */
const readStyles = async (fontAddress: string): Promise<string> => {
  const files = [
    join(ROOT, 'src/styles/tokens.css'),
    join(ROOT, 'src/styles/base.css'),
    ...['page', 'hero', 'chart', 'lists', 'enquiries', 'vitals', 'dialog'].map((name) =>
      join(__dirname, `styles/${name}.css`),
    ),
  ]
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return sheets.join('\n').replace(/url\('~@fontsource[^']+'\)/, `url('${fontAddress}')`)
}

/**
 * Reads and compiles what the page needs.
 *
 * @throws Error when a source file is missing or does not compile
 */
export const loadAssets = async (): Promise<StatusAssets> => {
  const font = new Uint8Array(await readFile(require.resolve(`@fontsource-variable/instrument-sans/files/${FONT}`)))
  const fontAddress = addressOf('instrument-sans.woff2', font)
  const [css, js] = await Promise.all([readStyles(fontAddress), bundleScript()])
  return {
    files: new Map<string, Asset>([
      ['status.css', { body: css, type: 'text/css; charset=utf-8' }],
      ['status.js', { body: js, type: 'text/javascript; charset=utf-8' }],
      ['instrument-sans.woff2', { body: font, type: 'font/woff2' }],
      ['icon.svg', { body: ICON, type: 'image/svg+xml' }],
    ]),
    addresses: { css: addressOf('status.css', css), js: addressOf('status.js', js), font: fontAddress },
  }
}
