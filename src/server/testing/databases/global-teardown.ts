/** After all tests: removes what `global-setup.ts` created. */
const globalTeardown = async (): Promise<void> => {
  if (globalThis.temporaryCluster) await globalThis.temporaryCluster.stop()
  else await globalThis.templateDatabase?.remove()
}

export default globalTeardown
