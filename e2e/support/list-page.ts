import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../../src/config/segments'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { priceMarks } from '../../src/domain/price/price-marks'
import type { KeptFavourite } from '../../src/domain/vehicle/kept'
import { keptVehicle } from '../../src/domain/vehicle/kept'
import { readRunningService } from '../../src/server/dealer/import/service-file'
import { apiUrl, dataDir, siteUrl } from './site'

interface Seen {
  /** Sum of all layout shifts of the page. */
  shift: number
  /** What moved, to be read when a test fails. */
  moved: string[]
}

interface Watched {
  shifts: { at: number; value: number; moved: string[] }[]
  /** When the page was first painted whole, by its own clock. */
  wholeAt: number
}

/**
 * Makes every page of the context note what moves on it without the visitor's doing, once its document has been painted
 * whole: on a busy machine parts of it are painted before the rest has come. The site's font is kept away: it may come late,
 * and what it moves is not what is measured here.
 */
export const measureShifts = async (context: BrowserContext): Promise<void> => {
  await context.route('**/*.woff2', (route) => route.abort())
  await context.addInitScript(() => {
    const watched = window as unknown as Watched
    ;[watched.shifts, watched.wholeAt] = [[], Number.POSITIVE_INFINITY]
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => setTimeout(() => (watched.wholeAt = performance.now()))),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, startTime, sources } = entry as unknown as {
          value: number
          hadRecentInput: boolean
          startTime: number
          sources: { node: Element | null }[]
        }
        if (!hadRecentInput)
          watched.shifts.push({
            at: startTime,
            value,
            moved: sources.map(({ node }) => `${node?.nodeName}.${node?.className}`),
          })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftsOf = async (page: Page): Promise<Seen> => {
  await page.waitForFunction(() => Number.isFinite((window as unknown as Watched).wholeAt), undefined, { polling: 100 })
  return page.evaluate(() => {
    const { shifts, wholeAt } = window as unknown as Watched
    const own = shifts.filter(({ at }) => at >= wholeAt)
    return { shift: own.reduce((sum, { value }) => sum + value, 0), moved: own.flatMap(({ moved }) => moved) }
  })
}

/** What a device stores of vehicles it keeps, added when they cost `dearer` cents more. */
export const keptBy = (vehicles: readonly Vehicle[], dearer = 0): string =>
  JSON.stringify(
    vehicles.map((vehicle): KeptFavourite => ({
      ...keptVehicle(vehicle),
      addedAt: '2026-11-02T10:00:00.000Z',
      prices: priceMarks(vehicle.prices).map((mark) => ({ ...mark, amount: mark.amount + dearer })),
    })),
  )

/** Stores lists before the first page of a context is opened, as a visit before would have. */
const store = async (context: BrowserContext, lists: Record<string, string>): Promise<void> => {
  await context.addInitScript((entries) => {
    if (sessionStorage.getItem('stored') !== null) return
    sessionStorage.setItem('stored', 'yes')
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, lists)
}

/** Prepares a context for a returning visitor with stored lists, and measures layout shifts. */
export const visitAgain = async (context: BrowserContext, stored: Record<string, string> = {}): Promise<void> => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await measureShifts(context)
  await store(context, stored)
}

export const open = async (context: BrowserContext, path: string, width = 1440): Promise<Page> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl + path)
  return page
}

const write = async (method: 'DELETE' | 'PUT', vehicle: Vehicle): Promise<void> => {
  const service = readRunningService(dataDir)
  if (service === null) throw new Error(`No service of ${dataDir} takes changes`)
  const response = await fetch(`${apiUrl}/api/dealer/v1/vehicles/${vehicle.id}`, {
    method,
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
    ...(method === 'PUT' ? { body: JSON.stringify(vehicle) } : {}),
  })
  if (!response.ok) throw new Error(`${method} of vehicle ${vehicle.id}: ${response.status} ${await response.text()}`)
}

/** Waits until the site knows a vehicle, or does not. */
const untilKnown = async (vehicle: Vehicle, known: boolean): Promise<void> => {
  for (let tries = 0; tries < 240; tries += 1) {
    const look = await fetch(`${siteUrl}/api/redirects?path=${encodeURIComponent(`${paths.stock}/${vehicle.id}-1`)}`)
    const { redirect } = (await look.json()) as { redirect: string | null }
    const page = await fetch(`${siteUrl}/page-data${paths.vehicle(vehicle)}/page-data.json`)
    if ((redirect !== null) === known && page.ok === known) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Vehicle ${vehicle.id} is ${known ? 'not on' : 'still on'} the site after two minutes`)
}

/** Takes a vehicle out of the running dealer service, and off the site with it. */
export const takeOut = async (vehicle: Vehicle): Promise<void> => {
  await write('DELETE', vehicle)
  await untilKnown(vehicle, false)
}

export const putBack = async (vehicle: Vehicle): Promise<void> => {
  await write('PUT', vehicle)
  await untilKnown(vehicle, true)
}
