import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledMessages } from '../../intl/compiled'
import { compileMessage } from './compile-message'
import { knownIds } from './find-message-ids'
import type { KnownIds } from './find-message-ids'

/** Files with the texts of components, relative to the project root. */
const FILES = ['src/locales/fr.json', 'src/locales/fr.preview.json']

export interface MessageCatalogue {
  files: readonly string[]
  compiled: CompiledMessages
  known: KnownIds
}

const compileFile = (file: string): [string, CompiledMessages[string]][] => {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.entries(texts).map(([id, text]) => {
    try {
      return [id, compileMessage(text)]
    } catch (cause) {
      throw new Error(`${file}: "${id}" cannot be compiled: ${String(cause)}`, { cause })
    }
  })
}

let last: { stamp: string; catalogue: MessageCatalogue } | null = null

/**
 * The compiled texts of the site, recompiled when their files change.
 *
 * @throws Error for a text that cannot be compiled
 */
export const messageCatalogue = (root: string): MessageCatalogue => {
  const files = FILES.map((file) => join(root, file))
  const stamp = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join()
  if (last?.stamp === stamp) return last.catalogue
  const compiled = Object.fromEntries(files.flatMap(compileFile))
  const catalogue = { files, compiled, known: knownIds(Object.keys(compiled)) }
  last = { stamp, catalogue }
  return catalogue
}
