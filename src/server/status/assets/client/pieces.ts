import { morph } from './morph'

const parse = (html: string): Element | null => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild
}

/** Brings parts of the page, by id, to the state that the server rendered. */
export const applyPieces = (pieces: Record<string, string>): void => {
  for (const [id, html] of Object.entries(pieces)) {
    const [current, wanted] = [document.getElementById(id), parse(html)]
    if (current && wanted) morph(current, wanted)
  }
}

/** Reads the whole page anew: the way without a stream. */
export const fetchPage = async (): Promise<'done' | 'signed-out' | 'failed'> => {
  try {
    const response = await fetch('/status', { credentials: 'same-origin', cache: 'no-store' })
    if (response.redirected) return 'signed-out'
    if (!response.ok) return 'failed'
    const board = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('board')
    for (const wanted of board?.querySelectorAll('section[id]') ?? []) {
      const current = document.getElementById(wanted.id)
      if (current) morph(current, wanted)
    }
    return board ? 'done' : 'failed'
  } catch {
    return 'failed'
  }
}
