require('./src/testing/compile-once')

/** Modules that are published as ES modules only and so must be transformed for jest's CommonJS runtime. */
const ES_MODULES = [
  'leaflet',
  '@storyblok',
  'storyblok-js-client',
  'csv-parse',
  '@hono',
  'hono',
  '@electric-sql',
  '\\.pnpm',
  'pure-parse',
]

const shared = {
  // Kept between runs, wherever temporary files go.
  cacheDirectory: '<rootDir>/.output/jest',
  transform: {
    '^.+\\.(t|j|mj|cj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/css-modules.js',
    'leaflet\\.css$': '<rootDir>/src/testing/file-url.js',
    '\\.css$': '<rootDir>/src/testing/empty.js',
    // It names no entry for CommonJS.
    '^@storyblok/preview-bridge$': '<rootDir>/node_modules/@storyblok/preview-bridge/dist/esm/index.js',
    // The build gives modules their texts.
    '/message-table$': '<rootDir>/src/testing/message-table.ts',
    '\\.(svg|woff2)$': '<rootDir>/src/testing/file-url.js',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/public',
    '<rootDir>/.cache',
    '<rootDir>/dist',
    '<rootDir>/.data',
    '<rootDir>/.output',
    '<rootDir>/bench/visitor/(node_modules|.output)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/.output/'],
}

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. What needs a built site or a browser is `e2e/*.spec.ts`. */
module.exports = {
  // Generous: a busy machine is no fault of a test.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,plugins,demo,bench,e2e,docs}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/require-assertions.ts'],
      globalSetup: '<rootDir>/src/server/testing/databases/global-setup.ts',
      globalTeardown: '<rootDir>/src/server/testing/databases/global-teardown.ts',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{src,plugins}/**/*.test.tsx'],
      setupFiles: ['<rootDir>/src/testing/browser-globals.js'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/require-assertions.ts', '<rootDir>/src/testing/browser-setup.ts'],
    },
  ],
}
