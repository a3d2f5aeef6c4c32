import type { Page } from '@playwright/test'

/** What went wrong while a page was looked at. */
export interface Watch {
  /** Console errors, uncaught errors, failed requests. */
  errors: string[]
  /** Hosts that were asked. */
  hosts: Set<string>
}

export const watch = (page: Page): Watch => {
  const seen: Watch = { errors: [], hosts: new Set() }
  page.on('console', (message) => {
    if (message.type() === 'error' || (message.type() === 'warning' && !message.text().startsWith('Vitrine: ')))
      seen.errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => seen.errors.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.protocol !== 'blob:') seen.hosts.add(url.hostname)
  })
  page.on('response', (response) => {
    const resource = response.request().resourceType()
    if (response.status() >= 400 && resource !== 'document') seen.errors.push(`${response.status()} ${response.url()}`)
  })
  return seen
}
