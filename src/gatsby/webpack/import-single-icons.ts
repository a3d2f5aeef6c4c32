import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The part of webpack's loader context that is used here. */
interface LoaderContext {
  rootContext: string
}

const FOLDER = 'lucide/dist/esm'
const IMPORT = /import \{([^}]*)\} from 'lucide'/g
const EXPORT = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g

const filesByRoot = new Map<string, ReadonlyMap<string, string>>()

/** Files of the icons below the package's folder, by the names under which the package exports them. */
const iconFiles = (root: string): ReadonlyMap<string, string> => {
  const known = filesByRoot.get(root)
  if (known) return known
  // Not called `require`: webpack takes calls of that name for its own.
  const fromRoot = createRequire(join(root, 'package.json'))
  const index = readFileSync(fromRoot.resolve(`${FOLDER}/lucide.mjs`), 'utf8')
  const files = new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
  filesByRoot.set(root, files)
  return files
}

/**
 * Webpack loader that imports each icon from its own file. From the package's index webpack reads and compiles all 2,000
 * icons, for the browser and again for HTML, before it leaves out those that are not used: 60 % of all modules of a build.
 * A name that is no icon stays an import from the index.
 */
export default function importSingleIcons(this: LoaderContext, code: string): string {
  return code.replace(IMPORT, (statement, list: string) => {
    const names = list.split(',').flatMap((name) => name.trim() || [])
    const files = names.map((name) => iconFiles(this.rootContext).get(name))
    if (files.includes(undefined)) return statement
    const imports = names.map((name, index) => `import ${name} from '${FOLDER}/${String(files[index])}'`)
    // Lines keep their numbers.
    return imports.join('; ') + '\n'.repeat(statement.split('\n').length - 1)
  })
}
