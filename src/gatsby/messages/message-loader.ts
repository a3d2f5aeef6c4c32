import { dirname, join, relative, sep } from 'node:path'
import { findMessageIds, unknownMessageIds } from './find-message-ids'
import { messageCatalogue } from './message-catalogue'

/** The part of webpack's loader context that is used here. */
interface LoaderContext {
  rootContext: string
  resourcePath: string
  addDependency: (file: string) => void
  addBuildDependency: (file: string) => void
}

const CODE = ['compile-message.ts', 'find-message-ids.ts', 'message-catalogue.ts']

/**
 * Webpack loader that appends a module's compiled texts to its code, so that a page loads only the texts that it uses.
 *
 * @throws Error for an id without a text
 */
export default function carryOwnMessages(this: LoaderContext, code: string): string {
  const { files, compiled, known } = messageCatalogue(this.rootContext)
  for (const file of files) this.addDependency(file)
  for (const file of CODE) this.addBuildDependency(join(import.meta.dirname, file))
  const unknown = unknownMessageIds(code, known)
  if (unknown.length > 0) throw new Error(`src/locales has no text for ${unknown.join(', ')}.`)
  const ids = findMessageIds(code, known)
  if (ids.length === 0) return code
  const own = Object.fromEntries(ids.map((id) => [id, compiled[id]]))
  const table = relative(dirname(this.resourcePath), join(this.rootContext, 'src/intl/message-table'))
    .split(sep)
    .join('/')
  const request = table.startsWith('.') ? table : `./${table}`
  return `${code}\nimport { carryMessages as carryMessages_ } from '${request}'\ncarryMessages_(${JSON.stringify(own)})\n`
}
