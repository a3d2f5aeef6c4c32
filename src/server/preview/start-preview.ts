import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { DEFAULT_HOST, personalOrigin } from '../../config/env/addresses'
import { createPreviewApp } from './preview-app'
import type { PreviewOptions } from './preview-app'

export interface PreviewServerOptions extends PreviewOptions {
  /** 0: any free port. */
  port: number
  /** Address to listen on; this machine alone when left out. */
  host?: string
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
  ...options
}: PreviewServerOptions): Promise<PreviewServer> => {
  const server = serve({ fetch: createPreviewApp(options), port: wanted, hostname: host })
  try {
    await once(server, 'listening')
  } catch (error) {
    const isTaken = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken
      ? new Error(`Port ${wanted} (PREVIEW_PORT) is taken by another program; set PREVIEW_PORT to a free one.`)
      : error
  }
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : wanted
  return {
    port,
    url: personalOrigin(host, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
