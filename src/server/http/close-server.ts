import type { Server } from 'node:http'

/** Milliseconds between two looks. */
const STEP = 50

/** Takes no more connections and resolves when the requests that run have ended. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // Connections that only wait for another request would hold the server open.
    const idle = setInterval(() => server.closeIdleConnections(), STEP)
    server.close(() => {
      clearInterval(idle)
      resolve()
    })
  })
