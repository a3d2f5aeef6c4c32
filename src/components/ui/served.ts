let served = false

/** Records that React hydrates a page from the host; servers and tests render without it. */
export const markServed = (): void => {
  served = true
}

export const isServed = (): boolean => served

/** Attributes of an element whose content React keeps during hydration; in the browser it is rendered empty. */
export const SERVED_CONTENT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
