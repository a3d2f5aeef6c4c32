import { writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector from 'netlify-redirector'

/** The matcher of Netlify's command line, fed as the command line feeds it. */
const matcherOf = async (text) => {
  await writeFile(workerData.file, text)
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [workerData.file] })
  if (errors[0]) throw errors[0]
  const rules = redirects.map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  return redirector.parseJSON(JSON.stringify(rules), { jwtSecret: '', jwtRoleClaim: '' })
}

/** The last text, which several tests ask about. */
let last = { text: null, matcher: null }
const matcherFor = async (text) => {
  if (text !== last.text) last = { text, matcher: await matcherOf(text) }
  return last.matcher
}

const request = ({ path, query }) => ({
  scheme: 'http',
  host: 'localhost',
  path,
  query,
  headers: {},
  cookieValues: {},
  getHeader: () => '',
  getCookie: () => '',
})

parentPort.on('message', async ({ text, addresses }) => {
  try {
    const matcher = await matcherFor(text)
    const matches = addresses.map((address) => {
      const match = matcher.match(request(address))
      return match && { to: match.to, status: match.status, force: match.force }
    })
    parentPort.postMessage({ matches })
  } catch (error) {
    parentPort.postMessage({ error: String(error) })
  }
})
