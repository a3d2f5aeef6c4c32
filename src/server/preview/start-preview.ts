import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { createPreviewApp } from './preview-app'
import type { PreviewOptions } from './preview-app'

export interface PreviewServerOptions extends PreviewOptions {
  /** 0: any free port. */
  port: number
}

export interface PreviewServer {
  port: number
  url: string
  close(): Promise<void>
}

/**
 * Serves drafts for the visual editor on 127.0.0.1, on a port of its own: the headers of the public server stay as
 * strict as they are.
 *
 * @throws Error that names the port when it is taken
 */
export const startPreview = async ({ port: wanted, ...options }: PreviewServerOptions): Promise<PreviewServer> => {
  const server = serve({ fetch: createPreviewApp(options), port: wanted, hostname: '127.0.0.1' })
  try {
    await once(server, 'listening')
  } catch (error) {
    const isTaken = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new Error(`Port ${wanted} (PREVIEW_PORT) is taken by another program; set PREVIEW_PORT to a free one.`) : error
  }
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : wanted
  return {
    port,
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
