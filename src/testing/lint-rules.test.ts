import { lintFiles } from './lint-files'

const LONG = Array.from({ length: 251 }, (_, index) => `export const a${index} = ${index}\n`).join('')
const UNSAFE = `declare const use: (text: string) => void
export const read = (text: string): string => {
  const value = JSON.parse(text)
  use(value)
  value()
  use(value.name)
  return value
}
`
const component = (...lines: string[]): string =>
  `import { useEffect, useRef, useState } from 'react'
export const A = ({ x }: { x: number }) => {
  const [n, setN] = useState(0)
  const ref = useRef(0)
  ${lines.join('\n  ')}
  return <p>{n}</p>
}
`

/** A file, its text, and the rules that it breaks. */
const WRONG: [file: string, text: string, ...rules: string[]][] = [
  ['src/domain/type-error.ts', 'export const a: string = 1\n', 'typescript(TS2322)'],
  ['src/domain/floating.ts', 'const work = async () => 1\nwork()\n', 'typescript(no-floating-promises)'],
  [
    'src/domain/misused.ts',
    'const work = async () => true\nexport const a = () => (work() ? 1 : 2)\n',
    'typescript(no-misused-promises)',
  ],
  [
    'src/domain/unsafe.ts',
    UNSAFE,
    ...['assignment', 'argument', 'call', 'member-access', 'return'].map((use) => `typescript(no-unsafe-${use})`),
  ],
  ['src/domain/non-null.ts', 'export const a = (x: string[]) => x[0]!\n', 'typescript(no-non-null-assertion)'],
  ['src/domain/any.ts', 'export const a = (x: any): unknown => x\n', 'typescript(no-explicit-any)'],
  ['src/domain/template.ts', 'export const a = (x: object) => `${x}`\n', 'typescript(restrict-template-expressions)'],
  ['src/domain/condition.ts', "export const a = (x: string) => x ?? 'a'\n", 'typescript(no-unnecessary-condition)'],
  [
    'src/domain/void.ts',
    'const work = (): void => undefined\nexport const a = [work()]\n',
    'typescript(no-confusing-void-expression)',
  ],
  [
    'src/domain/unbound.ts',
    'class A {\n  b = 1\n  get() {\n    return this.b\n  }\n}\nexport const get = new A().get\n',
    'typescript(unbound-method)',
  ],
  ['src/domain/deprecated.ts', "export const a = 'abc'.substr(1)\n", 'typescript(no-deprecated)'],
  [
    'src/domain/type-import.ts',
    "import { IncomingMessage } from 'node:http'\nexport type A = IncomingMessage\n",
    'typescript(consistent-type-imports)',
  ],
  ['src/domain/void-call.ts', 'export const a = (x: Headers) => void x.keys\n', 'local(void-call)'],
  ['src/domain/long.ts', LONG, 'eslint(max-lines)'],
  ['e2e/long.spec.ts', LONG, 'eslint(max-lines)'],
  ['src/domain/console.ts', 'console.log(1)\n', 'eslint(no-console)'],
  [
    'src/domain/computed-console.ts',
    "export const a = (level: 'log' | 'warn') => {\n  console[level](1)\n}\n",
    'local(no-computed-console)',
  ],
  ['src/domain/equal.ts', 'export const a = (x: unknown) => x == 1\n', 'eslint(eqeqeq)'],
  ['src/domain/enum.ts', 'export enum A {\n  B,\n}\n', 'local(no-enum)'],
  [
    'src/features/store.ts',
    "import { create } from 'zustand'\nexport const a = create\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'src/features/intl.ts',
    "import { useIntl } from 'react-intl'\nexport const useA = () => {\n  const { formatDate } = useIntl()\n  return formatDate(1)\n}\n",
    'local(small-intl)',
  ],
  ['src/components/Deps.tsx', component('useEffect(() => {', '  setN(x)', '}, [])'), 'react-hooks(exhaustive-deps)'],
  ['src/components/Hook.tsx', component('if (x > 1) useEffect(() => undefined)'), 'react-hooks(rules-of-hooks)'],
  ['src/components/Hook.test.tsx', component('if (x > 1) useEffect(() => undefined)'), 'react-hooks(rules-of-hooks)'],
  ['src/components/Ref.tsx', component('ref.current = n'), 'react(refs)'],
  ['src/components/Pure.tsx', component('setN(Math.random())'), 'react(purity)', 'react(set-state-in-render)'],
  ['src/components/Image.tsx', 'export const A = () => <img src="a.png" />\n', 'jsx-a11y(alt-text)'],
  ['src/components/Label.tsx', 'export const A = () => <label>Nom</label>\n', 'jsx-a11y(label-has-associated-control)'],
  [
    'src/components/Click.tsx',
    'export const A = () => <div onClick={() => undefined}>a</div>\n',
    'jsx-a11y(click-events-have-key-events)',
    'jsx-a11y(no-static-element-interactions)',
  ],
  ['src/domain/no-reason.ts', '// oxlint-disable-next-line no-console\nconsole.log(1)\n', 'local(directive-reason)'],
  [
    'src/domain/unused-directive.ts',
    '// oxlint-disable-next-line no-console -- for the log\nexport const a = 1\n',
    'Unused oxlint-disable directive',
  ],
]

/** Imports against the direction of the layers, and what the linter says of them. */
const WRONG_WAY: [file: string, text: string, message: string][] = [
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

/** What is allowed where it stands, and would not be in other folders. */
const RIGHT: Readonly<Record<string, string>> = {
  'src/cli/console.ts': 'console.log(1)\n',
  'src/domain/unsafe.test.ts': UNSAFE,
  'src/domain/long.test.ts': LONG,
  'src/features/store.test.ts': "import { create } from 'zustand'\nexport const a = create\n",
  'src/domain/number.ts': 'export const a = (x: number) => `${x}`\n',
  'src/config/site.ts': "export const site = ''\n",
  'src/features/y.ts': "import { site } from '../config/site'\n\nexport const y = site\n",
  'src/domain/reason.ts': '// oxlint-disable-next-line no-console -- for the log\nconsole.log(1)\n',
}

describe('lint', () => {
  let found: Record<string, string[]>
  beforeAll(async () => {
    found = await lintFiles({
      ...Object.fromEntries([...WRONG, ...WRONG_WAY].map(([file, text]) => [file, text])),
      ...RIGHT,
    })
  })

  it.each(WRONG)('refuses %s', (file, _text, ...rules) => {
    for (const rule of rules) expect(found[file]).toContainEqual(expect.stringContaining(rule))
    expect(rules).not.toHaveLength(0)
  })

  it.each(WRONG_WAY)('refuses imports the wrong way in %s', (file, _text, message) => {
    expect(found[file]).toContainEqual(expect.stringContaining(message))
  })

  it.each(Object.keys(RIGHT))('lets %s pass', (file) => {
    expect(found[file] ?? []).toEqual([])
  })
})
