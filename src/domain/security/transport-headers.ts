import { REPORT_GROUP, REPORT_PATH } from './content-policy'

/** One year, in seconds. */
const MAX_AGE = 31_536_000

/** Tells browsers to use TLS only for this host; browsers ignore it without TLS. */
export const HSTS: readonly [name: string, value: string] = ['Strict-Transport-Security', `max-age=${MAX_AGE}`]

/** @param siteUrl public origin of the site */
export const isTls = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/**
 * Headers that only work over TLS: HSTS, and the endpoint for violation reports.
 *
 * @param siteUrl public origin of the site
 */
export const transportHeaders = (siteUrl: string): Record<string, string> =>
  isTls(siteUrl)
    ? {
        [HSTS[0]]: HSTS[1],
        'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_PATH}"`,
      }
    : {}
