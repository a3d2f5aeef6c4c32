const { projects, ...options } = require('../jest.config.js')

const node = { ...projects[0] }
// The site under test has a database of its own.
delete node.globalSetup
delete node.globalTeardown

/** The built site in a real browser; `npm test` starts the site and says where it is. */
module.exports = {
  ...options,
  ...node,
  displayName: 'e2e',
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 300_000,
}
