import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED = /\.(html|css|js|json|svg|webmanifest)$/

interface Stored {
  body: Buffer
  head: Record<string, string>
}

const compress = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

const store = async (folder: string): Promise<ReadonlyMap<string, Stored>> => {
  const stored = new Map<string, Stored>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file)}`.replace(/\/index\.html$/, '/')
    const bytes = await readFile(file)
    const body = COMPRESSED.test(file) ? await compress(bytes) : bytes
    stored.set(path, {
      body,
      head: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-length': String(body.length),
        'cache-control': file.endsWith('.html')
          ? 'public, max-age=0, must-revalidate'
          : 'public, max-age=31536000, immutable',
        ...(body !== bytes && { 'content-encoding': 'br' }),
      },
    })
  }
  return stored
}

/** Serves a folder like the local host serves a release: text precompressed with brotli at the highest quality. */
export const serveFolder = async (folder: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const files = await store(folder)
  const server = createServer(({ url = '/' }, answer) => {
    const found = files.get(new URL(url, 'http://localhost').pathname)
    if (found) answer.writeHead(200, found.head).end(found.body)
    else answer.writeHead(404).end()
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
