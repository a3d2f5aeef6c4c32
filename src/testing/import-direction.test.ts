import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(__dirname, '../..')
const eslint = resolve(root, 'node_modules/eslint/bin/eslint.js')

/** Messages of the import rules for a file that would hold this text. */
const problemsOf = (file: string, text: string): string => {
  const { stdout } = spawnSync(process.execPath, [eslint, '--stdin', '--stdin-filename', file], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
  return stdout
}

describe('imports run one way', () => {
  it.each([
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
      "import messages from '../features/enquiry/schema'\n\nexport const x = messages\n",
      'src/server may import from',
    ],
    [
      'plugins/gatsby-source-dealer/src/x.ts',
      "import { site } from '../../../src/config/site'\n\nexport const x = site\n",
      'A plugin knows the domain and the contract only',
    ],
  ])('refuses the wrong way in %s', (file, text, message) => {
    expect(problemsOf(file, text)).toContain(message)
  })

  it('lets the right way pass', () => {
    expect(
      problemsOf('src/features/x.ts', "import { site } from '../config/site'\n\nexport const x = site\n"),
    ).not.toContain('no-restricted-paths')
  })
})
