import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/**
 * Imports run one way: domain ◄ components ◄ features ◄ blocks ◄ templates and pages. The server knows the domain, the
 * contract and the configuration only, and nothing that runs in a browser knows the server.
 */
const layers = {
  domain: [],
  contract: ['domain'],
  config: ['domain'],
  // Asks Storyblok's delivery API, for builds, server and tools.
  'content-api': ['domain', 'contract'],
  // Reads icons from packages and services, for builds and server.
  'icon-services': ['domain'],
  locales: [],
  intl: ['config', 'locales'],
  components: ['domain', 'config', 'locales', 'intl'],
  features: ['domain', 'config', 'locales', 'intl', 'components'],
  blocks: ['domain', 'config', 'locales', 'intl', 'components', 'features'],
  templates: ['domain', 'config', 'locales', 'intl', 'components', 'features', 'blocks'],
  pages: ['domain', 'config', 'locales', 'intl', 'components', 'features', 'blocks', 'templates'],
  gatsby: ['domain', 'config', 'contract', 'locales', 'intl', 'content-api', 'icon-services'],
  server: ['domain', 'config', 'contract', 'locales', 'content-api', 'icon-services'],
  functions: ['domain', 'config', 'contract', 'server'],
}

const zones = Object.entries(layers).map(([layer, allowed]) => ({
  target: `./src/${layer}/**/*`,
  from: './src',
  except: [layer, ...allowed].map((name) => `./${name}`),
  message: `src/${layer} may import from: ${[layer, ...allowed].join(', ')}.`,
}))

const outside = [
  { target: './src/!(cli|testing)/**/*', from: './demo', message: 'The product does not know its demo.' },
  { target: './src/!(cli|gatsby)/**/*', from: './plugins', message: 'Only src/gatsby and src/cli know the plugins.' },
  {
    target: './plugins/**/*',
    from: './src',
    except: ['./domain', './contract'],
    message: 'A plugin knows the domain and the contract only.',
  },
  {
    target: './plugins/gatsby-incremental-builder/**/*',
    from: './src',
    message: 'The incremental builder knows nothing of cars.',
  },
]

/** A directive says after ` -- ` why the rule does not serve there. */
const directiveReason = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments())
        if (/^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value))
          context.report({ loc: comment.loc, message: 'Say why after " -- ".' })
    },
  }),
}

/** The build finds a module's texts by literal ids and id templates in its source (docs/decisions/0026). */
const messageIdTemplate = {
  create: (context) => {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices
    const isMessageId = (type) => type?.isUnion() && type.types.some(({ value }) => value === 'vehicle.home')
    return {
      TemplateLiteral: (node) => {
        if (node.expressions.length === 0 || /^[a-z]\w*\./i.test(node.quasis[0].value.raw)) return
        if (isMessageId(program.getTypeChecker().getContextualType(esTreeNodeToTSNodeMap.get(node))))
          context.report({ node, message: 'Begin the id of a text with its group: the build cannot find it.' })
      },
    }
  },
}

/** What src/intl/react-intl.ts has of react-intl, which tests run whole. */
const INTL_PARTS = '/^(formatMessage|formatList|locale|messages)$/'

export default tseslint.config(
  {
    ignores: [
      'public/',
      '.cache/',
      'dist/',
      '.dist.unfinished*/',
      '.data/',
      '.netlify/',
      'coverage/',
      'src/gatsby-types.d.ts',
      '**/.output/',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,mts,tsx}'],
    plugins: {
      'import-x': importX,
      local: { rules: { 'directive-reason': directiveReason, 'message-id-template': messageIdTemplate } },
    },
    settings: {
      'import-x/ignore': ['node_modules'],
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...outside] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/method-signature-style': 'error',
      'local/directive-reason': 'error',
      'local/message-id-template': 'error',
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
        ...[
          `VariableDeclarator[init.callee.name="useIntl"] > ObjectPattern > Property[key.name!=${INTL_PARTS}]`,
          `MemberExpression[object.name="intl"][property.name!=${INTL_PARTS}]`,
        ].map((selector) => ({
          selector,
          message: 'Pages load a small react-intl without it: src/intl/react-intl.ts.',
        })),
      ],
      // Both take a third of the time of lint and find nothing: there are no enums, and classes are errors that are thrown.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      // A number reads the same in a template as outside it.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An arrow function that returns a call without a result stays on one line.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An asynchronous interface may have an implementation that awaits nothing; its errors still become rejections.
      '@typescript-eslint/require-await': 'off',
      // Gatsby runs the handlers of a created node itself and reports their errors.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'gatsby', name: 'createNode' }] },
      ],
      // Spreading a string splits it into code points, which is what such code wants.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
    },
  },
  {
    files: ['src/{components,features,blocks,templates,pages,gatsby}/**/*.{ts,tsx}'],
    ignores: ['src/components/ui/use-browser-value.ts', 'src/components/ui/bind-store.ts', '**/*.test.{ts,tsx}'],
    rules: {
      // Both re-render differences from the server's HTML in one long task; `useBrowserValue` and `bindStore` do it in
      // a transition.
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'zustand' },
            { name: 'zustand/react' },
            { name: 'react', importNames: ['useSyncExternalStore'] },
          ],
        },
      ],
    },
  },
  {
    files: ['src/cli/**', 'demo/**/cli.ts', 'bench/**', 'e2e/**', 'demo/**/main.ts', 'src/functions/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'demo/content/**',
      'demo/catalogue/**',
      'demo/stock/equipment*',
      '**/*.test.{ts,tsx}',
      'src/**/testing/example-*',
      // One list of the CMS blocks, without code.
      'src/domain/content/types.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
    },
  },
  {
    // Components of tests are not compiled for speed; what the compiler's rules look for costs a tenth of the time of lint.
    files: ['**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...Object.fromEntries(Object.keys(reactHooks.configs.recommended.rules).map((rule) => [rule, 'off'])),
      'react-hooks/rules-of-hooks': 'error',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: {
      // Asymmetric matchers of jest and the bodies of answers are `any`.
      ...Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
          `@typescript-eslint/no-unsafe-${use}`,
          'off',
        ]),
      ),
      // The body of a captured request is a string here.
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { module: 'readonly', require: 'readonly', process: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
