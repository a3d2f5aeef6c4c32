import { morph } from '../../../src/server/status/assets/client/morph'

let running = false
let isWanted = false

const load = async (): Promise<void> => {
  const response = await fetch(location.href, { cache: 'no-store' })
  if (!response.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const wanted of page.querySelectorAll('[data-live][id]')) {
    const current = document.getElementById(wanted.id)
    if (current) morph(current, wanted)
  }
  document.body.dataset['revision'] = page.body.dataset['revision']
}

/** Brings the live parts of the page to what the server shows now. Calls that come meanwhile are made one. */
export const refresh = async (): Promise<void> => {
  isWanted = true
  if (running) return
  running = true
  try {
    while (isWanted) {
      isWanted = false
      await load()
    }
  } catch {
    // The server is away; the stream says so, and its next revision asks again.
  } finally {
    running = false
  }
}
