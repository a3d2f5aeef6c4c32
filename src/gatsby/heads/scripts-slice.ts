import { fingerprint } from '../../domain/version/fingerprint'
import { SHARED_DATA } from '../../contract/served-data'
import { INLINE_SCRIPTS } from '../../config/inline-scripts/inline-scripts'
import { codeFiles } from './page-code'

const GATSBYS =
  /^\s*<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(".*");\s*<\/script>\s*<script>window\.___webpackCompilationHash="(\w+)";<\/script>((?:<script src="[^"]*" nomodule><\/script>)*)((?:<script src="[^"]*" async><\/script>)*)$/

/**
 * Rewrites Gatsby's slice with the scripts of every page, so that values that change from build to build are
 * attributes. Scripts start later than Gatsby's would (`INLINE_SCRIPTS.startScripts`), except those for old browsers.
 * The chunk map is replaced by its fingerprint: Gatsby finds nothing in the map anyway, because it writes it as a
 * string.
 *
 * @param html text of Gatsby's slice `_gatsby-scripts`
 * @param chunks files of each chunk, by its name
 * @throws Error when the slice is not in Gatsby's format
 */
export const scriptsSlice = (html: string, chunks: Readonly<Record<string, readonly string[]>>): string => {
  const [, mapping, compilation = '', old = '', modern = ''] = GATSBYS.exec(html) ?? []
  if (mapping === undefined) throw new Error('Gatsby wrote another slice of scripts than that of 5.16.1')
  const bundle = fingerprint(String(JSON.parse(mapping)))
  const files = [...modern.matchAll(/src="([^"]*)"/g)].map(([, file = '']) => file)
  const attributes = {
    bundle,
    compilation,
    files: files.join(' '),
    code: codeFiles(chunks),
    data: SHARED_DATA,
  }
  const said = Object.entries(attributes).map(([name, value]) => `data-${name}="${value}"`)
  return `${old}<script ${said.join(' ')}>${INLINE_SCRIPTS.startScripts}</script>`
}
