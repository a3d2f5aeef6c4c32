/** Folder of this test run, created by `global-setup.ts` and removed by `global-teardown.ts`. */
export const folderOfRun = (): string => {
  const folder = process.env['TEST_EMBEDDED_FOLDER']
  if (folder === undefined) throw new Error('TEST_EMBEDDED_FOLDER is not set: jest sets it before all tests')
  return folder
}
