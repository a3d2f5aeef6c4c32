import { join } from 'node:path'

const FETCH = 'function doFetch(url, method = `GET`) {\n'
const MODULE = join(process.cwd(), 'src/gatsby/browser/served-data')

/**
 * A webpack loader for Gatsby's page loader. Has it ask `fromServedData` for files before it asks the network.
 *
 * @throws Error when that code is not where Gatsby 5.16.1 has it
 */
export default function readServedData(source: string): string {
  if (source.split(FETCH).length !== 2) throw new Error('Gatsby asks for its files in another way than 5.16.1')
  const asks = 'function doFetch(url, method) {\n  return fromServedData(url, () => ask(url, method || `GET`))\n}\n'
  return `import { fromServedData } from ${JSON.stringify(MODULE)}\n${source.replace(FETCH, `${asks}\nfunction ask(url, method) {\n`)}`
}
