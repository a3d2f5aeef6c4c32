import { rm } from 'node:fs/promises'

/** After all tests: removes what `global-setup.ts` created. */
const globalTeardown = async (): Promise<void> => {
  if (globalThis.temporaryCluster) await globalThis.temporaryCluster.stop()
  else await globalThis.templateDatabase?.remove()
  if (globalThis.embeddedFolder !== undefined) await rm(globalThis.embeddedFolder, { recursive: true, force: true })
}

export default globalTeardown
