import { createHash } from 'node:crypto'
import { basename } from 'node:path/posix'
import { Hono } from 'hono'
import { documentAt } from '../../catalogue/data-sheet'
import { apiError } from '../api-error'
import { decodedPath } from '../decoded-path'

/** Files beside the pictures: `/f/{space}/documents/…`, the data sheets of the models. */
export const documentRoutes = (): Hono => {
  const routes = new Hono()
  routes.get('*', (context) => {
    const path = decodedPath(context)
    const file = documentAt(path)
    if (!file) throw apiError(404, { error: 'There is no such document' })
    const headers = {
      etag: `"${createHash('sha256').update(file).digest('hex').slice(0, 32)}"`,
      // A model's figures may change under the same address.
      'cache-control': 'public, max-age=3600',
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${basename(path)}"`,
    }
    if (context.req.header('if-none-match')?.includes(headers.etag)) return context.body(null, 304, headers)
    return context.body(new Uint8Array(file), 200, headers)
  })
  return routes
}
