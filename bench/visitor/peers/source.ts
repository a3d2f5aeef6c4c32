import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { STYLES_ATTRIBUTE } from '../../../src/config/inline-scripts/first-styles'
import { launchBrowser } from '../browser/launch'
import { parsePage } from './parse'
import type { PeerPage, Piece } from './shared/piece'

/** The input for the peers: the built page with its styles, its font and the files on its own host. */
export interface Source {
  page: PeerPage
  /** Refers to the font as `./font.woff2`. */
  css: string
  font: Buffer
  /** Files by their path on the host. */
  files: ReadonlyMap<string, Buffer>
}

const bytesAt = async (url: string): Promise<Buffer> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers with ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** The styles of the page's own elements. */
const OWN_STYLES = new RegExp(`<script[^>]* ${STYLES_ATTRIBUTE}="[^>]*>([^<]*)</script>`)

/** Paths of pictures and icons on the page's own host. */
const ownFiles = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    const { src, href } = piece.attributes
    const named = piece.tag === 'img' ? src : piece.tag === 'link' || piece.tag === 'use' ? href : undefined
    return [
      ...(named !== undefined && /^\/[^/].*\.\w+/.test(named) ? [named.replace(/#.*/, '')] : []),
      ...ownFiles(piece.children),
    ]
  })

/** Reads a page of a running site. @throws Error when a part of it is missing */
export const readSource = async (site: string, path: string): Promise<Source> => {
  const html = (await bytesAt(site + path)).toString()
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage()
    // esbuild names functions with a helper that the page lacks.
    await tab.evaluate('globalThis.__name ??= (one) => one')
    const page = await parsePage(html, (run, argument) => tab.evaluate(run, argument))
    const css = OWN_STYLES.exec(html)?.[1]
    if (css === undefined) throw new Error(`${site + path} holds no styles of its own`)
    const font = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(css)?.[1]
    if (font === undefined) throw new Error(`${site + path} names no font in its styles`)
    const paths = [...new Set(ownFiles([...page.head, ...page.body]))]
    return {
      page,
      css: css.replaceAll(font, './font.woff2'),
      font: await bytesAt(new URL(font, site).href),
      files: new Map(await Promise.all(paths.map(async (one) => [one, await bytesAt(site + one)] as const))),
    }
  } finally {
    await browser.close()
  }
}

/** Writes files below a folder. */
export const writeFiles = async (
  folder: string,
  files: Iterable<readonly [string, string | Buffer]>,
): Promise<void> => {
  for (const [path, content] of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
