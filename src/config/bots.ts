/** Robots of search engines and of performance tests, as they name themselves. */
export const BOTS = /bot\b|crawl|spider|slurp|lighthouse|pagespeed|gtmetrix|pingdom|webpagetest/i

/** Whether a user agent names itself as a search engine or a performance test. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent)
