import { mkdir, rm } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { code, dataDir, ports, VEHICLES } from './builds/build-run'
import { copyCode } from './builds/copy-code'
import { SERVICE_VARIABLES, standInForOthers } from './outside-services'
import { createOwnSystem } from './own-system'
import { pageOfEachTemplate } from './page-of-each-template'
import { watchRefusals } from './refusals'
import { trackRequests } from './settled'

/** A site that is built with every outside service, and a visitor whose browser reaches none of them. */
export interface ConfiguredSite {
  siteUrl: string
  /** Path of one page of every template. */
  templates: ReadonlyMap<string, string>
  page: Page
  /** Addresses of other hosts that the browser has asked. */
  asked: URL[]
  close: () => Promise<void>
}

/** Not the folder of the suites that share a build: this build has another environment. */
const folder = `${dataDir}-configured`

/** Builds and serves the site as `npm start` does. */
export const openConfiguredSite = async (browser: Browser): Promise<ConfiguredSite> => {
  await copyCode()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const system = createOwnSystem({
    root: code,
    dataDir: folder,
    ports,
    vehicles: VEHICLES,
    variables: SERVICE_VARIABLES,
  })
  await system.start()
  const context = await browser.newContext({ locale: 'fr-LU', timezoneId: 'Europe/Luxembourg' })
  watchRefusals(context)
  trackRequests(context)
  // One visit in ten is traced and recorded: this one is.
  await context.addInitScript(() => (Math.random = () => 0.01))
  return {
    siteUrl: system.siteUrl,
    templates: await pageOfEachTemplate(folder),
    asked: await standInForOthers(context),
    page: await context.newPage(),
    close: async () => {
      await context.close()
      await system.close()
    },
  }
}
