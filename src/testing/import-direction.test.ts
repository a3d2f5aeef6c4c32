import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(__dirname, '../..')

/** A file that would hold a text, and what the linter says of it. */
type Case = readonly [file: string, text: string, message: string]

const WRONG: Case[] = [
  [
    'src/domain/x.ts',
    "import { site } from '../config/site'\n\nexport const x = site\n",
    'src/domain may import from: domain',
  ],
  [
    'src/components/x.ts',
    "import { indexSite } from '../server/static/site-index'\n\nexport const x = indexSite\n",
    'src/components may import from',
  ],
  [
    'src/features/x.ts',
    "import { demoCatalogue } from '../../demo/catalogue/index'\n\nexport const x = demoCatalogue\n",
    'The product does not know its demo',
  ],
  [
    'src/server/x.ts',
    "import messages from '../features/enquiry/engine/schema'\n\nexport const x = messages\n",
    'src/server may import from',
  ],
  [
    'plugins/gatsby-source-dealer/src/x.ts',
    "import { site } from '../../../src/config/site'\n\nexport const x = site\n",
    'A plugin knows the domain and the contract only',
  ],
]
const RIGHT: Case = ['src/features/y.ts', "import { site } from '../config/site'\n\nexport const y = site\n", '']

/** Lints in one process, as its configuration is an ES module. Files that do not exist have no types to check. */
const LINT = `
  import { ESLint } from 'eslint'
  import tseslint from 'typescript-eslint'
  const withoutTypes = [{ languageOptions: { parserOptions: { projectService: false } } }, tseslint.configs.disableTypeChecked]
  const eslint = new ESLint({ overrideConfig: withoutTypes })
  const found = {}
  for (const [filePath, text] of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(text, { filePath })
    found[filePath] = result.messages.map(({ ruleId, message }) => ruleId + ': ' + message)
  }
  console.log(JSON.stringify(found))
`

const lint = (cases: readonly Case[]): Record<string, string[]> => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', LINT, JSON.stringify(cases)],
    { cwd: root, encoding: 'utf8' },
  )
  if (stdout === '') throw new Error(stderr)
  return z.record(z.string(), z.array(z.string())).parse(JSON.parse(stdout))
}

describe('imports run one way', () => {
  let found: Record<string, string[]>
  beforeAll(() => {
    found = lint([...WRONG, RIGHT])
  })

  it.each(WRONG)('refuses the wrong way in %s', (file, _text, message) => {
    expect(found[file]).toContainEqual(expect.stringContaining(message))
  })

  it('lets the right way pass', () => {
    expect(found[RIGHT[0]]).toEqual([])
  })
})
