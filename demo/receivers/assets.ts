import { build, stop } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SRC = join(__dirname, '../../src')
const FONT = 'instrument-sans-latin-wght-normal.woff2'

interface Asset {
  body: string | Uint8Array<ArrayBuffer>
  type: string
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="9" fill="#0f2137"/><path d="M11 0c0 7 13 8 13 16.5S10 25 10 34" fill="none" stroke="#fff" stroke-width="4.6"/></svg>`

const bundleScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'client/main.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  })
  // Its process would wait for more to compile, and there is nothing more.
  await stop()
  return outputFiles[0]?.text ?? ''
}

/** The site's tokens and elements and the controls of /status come first, so that all look the same. */
const readStyles = async (): Promise<string> => {
  const files = [
    join(SRC, 'styles/tokens.css'),
    join(SRC, 'styles/base.css'),
    join(SRC, 'server/status/assets/styles/page.css'),
    ...['frame', 'inbox', 'crm'].map((name) => join(__dirname, `styles/${name}.css`)),
  ]
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return sheets.join('\n').replace(/url\('~@fontsource[^']+'\)/, "url('/demo/assets/instrument-sans.woff2')")
}

/**
 * Reads and compiles what the pages load.
 *
 * @returns by name
 * @throws Error when a source file is missing or does not compile
 */
export const loadAssets = async (): Promise<ReadonlyMap<string, Asset>> => {
  const [css, js, font] = await Promise.all([
    readStyles(),
    bundleScript(),
    readFile(require.resolve(`@fontsource-variable/instrument-sans/files/${FONT}`)),
  ])
  return new Map<string, Asset>([
    ['receivers.css', { body: css, type: 'text/css; charset=utf-8' }],
    ['receivers.js', { body: js, type: 'text/javascript; charset=utf-8' }],
    ['instrument-sans.woff2', { body: new Uint8Array(font), type: 'font/woff2' }],
    ['icon.svg', { body: ICON, type: 'image/svg+xml' }],
  ])
}
