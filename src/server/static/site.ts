import { errorMessage } from '../../domain/errors/error-message'
import { passQuery } from '../../domain/routes/redirect-match'
import { redirectResponse } from '../http/redirect-response'
import { sentTarget } from '../http/sent-target'
import { obeysPolicy } from '../release/file-facts'
import { fileResponse } from './file-response'
import type { FileSource } from './file-source'
import { headersFor } from './host-config'
import type { HeaderRule } from './host-config'
import { normalisePath } from './normalise-path'
import { resolveAddress } from './resolve'
import type { Resolution } from './resolve'
import type { SiteIndex } from './site-index'
import { createVehicleBrand } from './vehicle-brand'
import type { VehicleBrand } from './vehicle-brand'

export interface SiteOptions {
  /** What is served now; null before the first release. Asked once for each request. */
  site: () => SiteIndex | null
  source: FileSource
  headerRules: readonly HeaderRule[]
  /** Told, in one line, which bytes could not be read. */
  onProblem?: (line: string) => void
}

const plainText = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })

const notValid = (): Response => plainText(400, 'Cette adresse n’est pas valide.')

const redirectTo = (location: string, status: 301 | 302): Response =>
  redirectResponse(location, status, { 'cache-control': 'public, max-age=0, must-revalidate' })

/**
 * Where another spelling of an address leads: to its one spelling, or at once to where that is redirected, since an old
 * link costs its visitor one hop, with a slash at its end or without.
 *
 * @param path as `normalisePath` gives it, encoded
 */
const settled = async (index: SiteIndex, path: string, query: string, brandOf: VehicleBrand): Promise<string> => {
  const resolution = await resolveAddress(index, decodeURIComponent(path), query, brandOf)
  return resolution.kind === 'redirect' ? resolution.to : passQuery(path, query)
}

/** What the host answers to a path as it was sent; an address that is none gets the error page, too. */
const resolveSent = async (
  index: SiteIndex,
  normal: ReturnType<typeof normalisePath>,
  query: string,
  brandOf: VehicleBrand,
): Promise<Resolution> => {
  if (normal.kind === 'redirect')
    return { kind: 'redirect', to: await settled(index, normal.path, query, brandOf), status: 301 }
  if (normal.kind === 'path') return resolveAddress(index, normal.path, query, brandOf)
  const file = index.release.file('/404.html')
  return file ? { kind: 'file', file, status: 400 } : { kind: 'none' }
}

/**
 * Answers requests for the static part of the site. Each is answered from one release, the one that was live when it
 * came in; HTML names it in `x-release`. The bindings of the server tell the path as it was sent.
 */
export const createSite = ({ site, source, headerRules, onProblem }: SiteOptions) => {
  const brandOf = createVehicleBrand(source)
  return async (request: Request, bindings?: object): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainText(405, 'Méthode non autorisée.', { allow: 'GET, HEAD' })
    const { path: raw, query } = sentTarget(request, bindings)
    const normal = normalisePath(raw)
    const index = site()
    if (!index && normal.kind === 'bad') return notValid()
    if (!index && normal.kind === 'redirect') return redirectTo(passQuery(normal.path, query), 301)
    if (!index)
      return plainText(503, 'Le site est en préparation. Merci de réessayer dans un instant.', { 'retry-after': '5' })
    const resolution = await resolveSent(index, normal, query, brandOf)
    if (resolution.kind === 'redirect') return redirectTo(resolution.to, resolution.status)
    if (resolution.kind === 'none')
      return normal.kind === 'bad' ? notValid() : plainText(404, 'Cette page n’existe pas.')
    const { file, status } = resolution
    const ofRelease = index.headers.filter(([name]) => name !== 'Content-Security-Policy' || obeysPolicy(file))
    const extra = headersFor(headerRules, normal.kind === 'path' ? normal.path : '/404.html', ofRelease)
    if (file.type.startsWith('text/html')) extra.push(['x-release', index.release.id])
    return fileResponse(request, source, { file, status, extra }).catch((error: unknown) => {
      onProblem?.(`${raw}: ${errorMessage(error)}`)
      return plainText(500, 'Cette page ne peut pas être lue. Merci de réessayer plus tard.')
    })
  }
}
