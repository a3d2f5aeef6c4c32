/**
 * Robots of search engines and of performance tests, as they name themselves. "Cubot" makes telephones. It stands in pages
 * as it is, so it must be read by old browsers: no lookbehind.
 */
export const BOTS =
  /(?:^|[^u])bot\b|crawl|spider|slurp|lighthouse|pagespeed|gtmetrix|pingdom|ptst\/|google-inspectiontool|mediapartners/i

/** Whether a user agent names itself as a search engine or a performance test. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent)
