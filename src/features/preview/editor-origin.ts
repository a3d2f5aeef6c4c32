const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/** The editor that framed this page, of those that may; the first of them when the browser does not tell. */
export const editorOrigin = (editors: readonly string[], referrer: string): string | null => {
  const origins = editors.flatMap((editor) => originOf(editor) ?? [])
  const framer = originOf(referrer)
  return origins.find((origin) => origin === framer) ?? origins[0] ?? null
}

/**
 * The bridge takes messages from anybody. Those that look like the editor’s but come from elsewhere are stopped before
 * it hears them; must be called before the bridge is made.
 *
 * @returns ends it
 */
export const hearOnly = (origin: string, target: Window): (() => void) => {
  const listener = (event: MessageEvent<unknown>): void => {
    const { data } = event
    const isAction = typeof data === 'object' && data !== null && 'action' in data
    if (isAction && event.origin !== origin) event.stopImmediatePropagation()
  }
  target.addEventListener('message', listener, { capture: true })
  return () => target.removeEventListener('message', listener, { capture: true })
}
