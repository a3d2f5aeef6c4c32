import { DEFAULT_HOST, personalOrigin } from '../../config/env/addresses'
import { startServer } from '../http/start-server'
import { createPreviewApp } from './preview-app'
import type { PreviewOptions } from './preview-app'

export interface PreviewServerOptions extends PreviewOptions {
  /** 0: any free port. */
  port: number
  /** Address to listen on; this machine alone when left out. */
  host?: string
  /** Networks of proxies in front of this server. */
  proxies?: readonly string[]
}

export interface PreviewServer {
  port: number
  url: string
  close: () => Promise<void>
}

/**
 * Serves drafts for the visual editor on a port of its own: the headers of the public server stay as
 * strict as they are.
 *
 * @throws Error that names the port when it is taken
 */
export const startPreview = async ({
  port: wanted,
  host = DEFAULT_HOST,
  proxies = [],
  ...options
}: PreviewServerOptions): Promise<PreviewServer> => {
  const { server, port } = await startServer({
    fetch: createPreviewApp(options),
    port: wanted,
    host,
    portVariable: 'PREVIEW_PORT',
    proxies,
    logger: options.logger,
  })
  return {
    port,
    url: personalOrigin(host, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
