/** After all tests: ends the PostgreSQL that `global-setup.ts` started, if it did. */
const globalTeardown = async (): Promise<void> => {
  await globalThis.temporaryCluster?.stop()
}

export default globalTeardown
