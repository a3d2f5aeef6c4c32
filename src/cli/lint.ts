import { ESLint } from 'eslint'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(__dirname, '../..')

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
}

/** A program with every file of `tsconfig.json`. */
const openProgram = (): ts.Program => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.formatDiagnostic(diagnostic, host))
      },
    },
  )
  if (!config) throw new Error('tsconfig.json cannot be read')
  return ts.createProgram({
    rootNames: config.fileNames,
    options: config.options,
    configFileParsingDiagnostics: config.errors,
  })
}

/**
 * Checks types and lint rules with one compiler, as part of `npm run lint`: `tsc` and `eslint` in turn would each parse
 * and check everything.
 */
const main = async (): Promise<void> => {
  const program = openProgram()
  const errors = ts.getPreEmitDiagnostics(program)
  if (errors.length > 0) console.log(ts.formatDiagnostics(errors, host))
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: {
      files: ['**/*.{ts,mts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
  })
  const results = await eslint.lintFiles(['.'])
  const problems = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0)
  if (problems > 0) console.log(await (await eslint.loadFormatter('stylish')).format(results))
  console.log(`${program.getRootFileNames().length} files checked, ${results.length} linted`)
  process.exitCode = errors.length + problems === 0 ? 0 : 1
}

void main()
