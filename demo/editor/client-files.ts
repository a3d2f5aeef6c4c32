import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript'
import { isMissingFile } from '../../src/domain/errors/system-error'

const FOLDER = join(__dirname, 'client')

/** Browsers name no extension where TypeScript names none: the modules are served without, as they import each other. */
const MODULE = /^[a-z-]+$/

/**
 * The editor's own modules, as a browser reads them: only the types are taken out, so there is nothing to build.
 *
 * @returns null when there is no such module
 */
export const clientModule = async (name: string): Promise<string | null> => {
  if (!MODULE.test(name)) return null
  const source = await readFile(join(FOLDER, `${name}.ts`), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null
    throw error
  })
  if (source === null) return null
  return transpileModule(source, {
    compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext, verbatimModuleSyntax: true },
  }).outputText
}

/** The site's own tokens and letters, then the editor's rules. */
export const styleSheet = async (): Promise<string> => {
  const tokens = await readFile(join(__dirname, '../../src/styles/tokens.css'), 'utf8')
  return (
    tokens.replace(/url\('[^']*'\)/, "url('/demo/editor/font.woff2')") +
    (await readFile(join(FOLDER, 'editor.css'), 'utf8'))
  )
}

/** The site's letters. */
export const font = (): Promise<Buffer> =>
  readFile(require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'))
