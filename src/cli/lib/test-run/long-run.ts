/**
 * What `npm run test:long` sets beside `npm test`: everything that has a short, seeded version in the default run.
 * A variable that the caller has set stays as it is.
 */
export const LONG_RUN = {
  /** Every database suite on PostgreSQL and on PGlite. */
  TEST_DATABASES: 'all',
  /** Leases and outages as long as in production. */
  TEST_TIMES: 'real',
  /** Random cases of the property tests that take more than a second. */
  PROPERTY_RUNS: 'all',
  /** Random bodies sent to each endpoint that takes one. */
  FUZZ_BODIES: '10000',
  /** How often the builder of the plugin's example is killed. */
  KILLS: '20',
  /** Browser suites visit every page, and the chat is asked every kept question, instead of a sample. */
  E2E_LONG: '1',
  /** Vehicles, random changes, and changes between two comparisons with a clean build. */
  BUILDS_VEHICLES: '500',
  INCREMENTAL_STEPS: '200',
  INCREMENTAL_COMPARE: '50',
  /** Publications whose pages are predicted. */
  INCREMENTAL_PREDICTIONS: '100',
  /** Every process killed at every stage of a build. */
  FAULT_STAGES: 'all',
  /** How long content cannot be read, in milliseconds. */
  FAULT_OUTAGE_MS: '30000',
} as const
