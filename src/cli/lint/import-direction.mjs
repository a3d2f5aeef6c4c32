import { dirname, join, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Imports run one way: domain ◄ components ◄ features ◄ blocks ◄ templates and pages. The server knows the domain, the
 * contract and the configuration only, and nothing that runs in a browser knows the server.
 */
const LAYERS = {
  domain: [],
  contract: ['domain'],
  config: ['domain'],
  // Asks Storyblok's delivery API, for builds, server and tools.
  'content-api': ['domain', 'contract'],
  // Reads icons from packages and services, for builds and server.
  'icon-services': ['domain'],
  locales: [],
  intl: ['domain', 'config', 'locales'],
  components: ['domain', 'config', 'locales', 'intl'],
  features: ['domain', 'config', 'locales', 'intl', 'components'],
  blocks: ['domain', 'config', 'locales', 'intl', 'components', 'features'],
  templates: ['domain', 'config', 'locales', 'intl', 'components', 'features', 'blocks'],
  pages: ['domain', 'config', 'locales', 'intl', 'components', 'features', 'blocks', 'templates'],
  gatsby: ['domain', 'config', 'contract', 'locales', 'intl', 'content-api', 'icon-services'],
  server: ['domain', 'config', 'contract', 'locales', 'content-api', 'icon-services'],
  functions: ['domain', 'config', 'contract', 'server'],
}

/** The rules of files: which files `within` a path may not import what is `from` a path, except some folders of it. */
const ZONES = [
  ...Object.entries(LAYERS).map(([layer, allowed]) => ({
    within: new RegExp(`^src/${layer}/`),
    from: /^src\//,
    except: new RegExp(`^src/(${[layer, ...allowed].join('|')})/`),
    message: `src/${layer} may import from: ${[layer, ...allowed].join(', ')}.`,
  })),
  { within: /^src\/(?!cli\/|testing\/)[^/]+\//, from: /^demo\//, message: 'The product does not know its demo.' },
  {
    within: /^src\/(?!cli\/|gatsby\/)[^/]+\//,
    from: /^plugins\//,
    message: 'Only src/gatsby and src/cli know the plugins.',
  },
  {
    within: /^plugins\//,
    from: /^src\//,
    except: /^src\/(domain|contract)\//,
    message: 'A plugin knows the domain and the contract only.',
  },
  {
    within: /^plugins\/gatsby-incremental-builder\//,
    from: /^src\//,
    message: 'The incremental builder knows nothing of cars.',
  },
]

/** Path from the root, with slashes. */
const pathFromRoot = (file) => relative(root, file).split(sep).join('/')

/** Refuses imports against the direction of the layers. Modules of the repository are imported by relative paths. */
export const importDirection = {
  create: (context) => {
    const file = pathFromRoot(context.filename)
    const zones = ZONES.filter(({ within }) => within.test(file))
    if (zones.length === 0) return {}
    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      // A folder may be imported by its name alone.
      const imported = `${pathFromRoot(join(dirname(context.filename), source.value))}/`
      for (const { from, except, message } of zones)
        if (from.test(imported) && !except?.test(imported))
          context.report({
            node: source,
            message: `Unexpected path "${source.value}" imported in restricted zone. ${message}`,
          })
    }
    const checkSource = (node) => check(node.source)
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      TSImportEqualsDeclaration: (node) => check(node.moduleReference.expression),
      CallExpression: ({ callee, arguments: [source] }) => {
        if (callee.type === 'Identifier' && callee.name === 'require') check(source)
      },
    }
  },
}
