import type { CDPSession, Page } from 'playwright-core'

/** “Slow 4G” of the browser's developer tools: Lighthouse's simulated network, with DevTools' correction factors. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
}

/** Throttles the page's CPU by a factor; 1 is full speed. */
export const slowProcessor = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate })

/** Opens a session that throttles the page's CPU and, if asked, its network. */
export const slowDown = async (
  page: Page,
  rate: number,
  { slowNetwork }: { slowNetwork: boolean },
): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await slowProcessor(session, rate)
  return session
}
