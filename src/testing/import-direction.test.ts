import { lintFiles } from './lint-files'

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

describe('imports run one way', () => {
  let found: Record<string, string[]>
  beforeAll(async () => {
    found = await lintFiles({
      ...Object.fromEntries([...WRONG, RIGHT].map(([file, text]) => [file, text])),
      'src/config/site.ts': "export const site = ''\n",
    })
  })

  it.each(WRONG)('refuses the wrong way in %s', (file, _text, message) => {
    expect(found[file]).toContainEqual(expect.stringContaining(message))
  })

  it('lets the right way pass', () => {
    expect(found[RIGHT[0]] ?? []).toEqual([])
  })
})
