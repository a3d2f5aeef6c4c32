import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import importSingleIcons from './import-single-icons'

const root = process.cwd()
const load = (code: string): string => importSingleIcons.call({ rootContext: root }, code)

const codeBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

describe('imports of icons', () => {
  it('name the file of each icon, also by an older name of it', () => {
    expect(load("import { Check, AlarmCheck } from 'lucide'\nuse(Check)")).toBe(
      "import Check from 'lucide/dist/esm/icons/check.mjs'; " +
        "import AlarmCheck from 'lucide/dist/esm/icons/alarm-clock-check.mjs'\nuse(Check)",
    )
  })

  it('leave lines where they were', () => {
    const code = "import {\n  Check,\n  X,\n} from 'lucide'\nuse(Check)"
    expect(load(code).split('\n').indexOf('use(Check)')).toBe(code.split('\n').indexOf('use(Check)'))
  })

  it.each([
    "import type { IconNode } from 'lucide'",
    "import { createElement } from 'lucide'",
    "import { Check as Tick } from 'lucide'",
    "import { Check } from './icons'",
  ])('stay as they are where they name anything else: %s', (code) => expect(load(code)).toBe(code))

  it('of the site all lead to a file', () => {
    const imports = codeBelow('src').flatMap((code) => code.match(/import \{[^}]*\} from 'lucide'/g) ?? [])
    const files = imports.flatMap((code) => [...load(code).matchAll(/from '([^']+)'/g)].map(([, file]) => String(file)))
    expect(imports.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(join(root, 'node_modules', file)))).toEqual([])
  })
})
