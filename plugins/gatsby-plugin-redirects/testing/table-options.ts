import type { RedirectsOptions } from '../src/plugin-options-schema'

/** Options of a table without pages, rewrites or allowed hosts, in which a target that nobody answers is an error. */
export const tableOptions: RedirectsOptions = {
  folder: 'redirects',
  knownDefects: { file: 'fidelity/known-defects.csv', reproduce: false },
  datasource: 'redirects',
  stockPath: '/stock',
  externalHosts: [],
  extraRoutes: [],
  movedRoots: {},
  placeholders: {},
  missingTargets: 'error',
  statusRules: [],
}
