import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import messages from '../locales/fr.json'

const root = resolve(__dirname, '../..')
const ids = Object.keys(messages)
/** The layers whose texts the build looks for. */
const LAYERS = ['intl', 'components', 'features', 'blocks', 'templates', 'pages', 'gatsby']

/** A module that builds ids in a way that the build cannot find. */
const WRONG = join(root, 'src/intl/wrong-id.ts')
const WRONG_TEXT = `
  import type { MessageId } from './message-id'
  const read = (id: MessageId): string => id
  export const home = (group: 'vehicle', part: 'home') => [read(\`\${group}.home\`), read(\`veh\${'icle'}.\${part}\` as const)]
  export const plain = (group: 'vehicle', part: 'home') => [\`\${group}.home\`, read(\`vehicle.\${part}\`)]
`

const readSource = (file: string): string => (file === WRONG ? WRONG_TEXT : readFileSync(file, 'utf8'))
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a template can become the id of a text and does not begin with the group of the id. */
const isCandidate = (node: ts.Node): node is ts.TemplateExpression => {
  if (!ts.isTemplateExpression(node) || /^[a-z]\w*\./i.test(node.head.text)) return false
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  const pattern = new RegExp(`^${parts.map(escape).join('.*')}$`)
  return ids.some((id) => pattern.test(id))
}

const findCandidates = (source: ts.SourceFile): ts.TemplateExpression[] => {
  const found: ts.TemplateExpression[] = []
  const visit = (node: ts.Node): void => {
    if (isCandidate(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const parse = (file: string): ts.SourceFile => ts.createSourceFile(file, readSource(file), ts.ScriptTarget.ES2022, true)

/** Reads the types of few files: only templates that look like ids are asked for theirs. */
const findWrongTemplates = (files: readonly string[]): string[] => {
  const suspects = files.filter((file) => findCandidates(parse(file)).length > 0)
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), readSource).config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  )
  const host = ts.createCompilerHost({ ...options, types: [] }, true)
  host.readFile = (file) => (file === WRONG ? WRONG_TEXT : ts.sys.readFile(file))
  host.fileExists = (file) => file === WRONG || ts.sys.fileExists(file)
  const program = ts.createProgram(
    [...suspects, join(root, 'src/components/assets.d.ts')],
    { ...options, types: [] },
    host,
  )
  const checker = program.getTypeChecker()
  const isMessageId = (type: ts.Type | undefined): boolean =>
    type?.isUnion() === true && type.types.some((part) => part.isStringLiteral() && part.value === 'vehicle.home')
  return suspects.flatMap((file) => {
    const source = program.getSourceFile(file)
    return (source ? findCandidates(source) : [])
      .filter((template) => isMessageId(checker.getContextualType(template)))
      .map((template) => `${relative(root, file)}: ${template.getText()}`)
  })
}

describe('ids of texts', () => {
  it('begin with their group in every template, as the build looks for them', () => {
    const files = LAYERS.flatMap((layer) =>
      readdirSync(join(root, 'src', layer), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => join(root, 'src', layer, file)),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(findWrongTemplates([...files, WRONG])).toEqual([
      'src/intl/wrong-id.ts: `${group}.home`',
      "src/intl/wrong-id.ts: `veh${'icle'}.${part}`",
    ])
  })
})
