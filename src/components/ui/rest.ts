import { whenActive } from './signs'

/** Marks parts that are not hydrated yet; `follow-links.ts` handles their links. */
export const RESTING_ATTRIBUTE = 'data-rests'

let resting = false

/** Whether the address has parameters or an anchor, or the visitor scrolled or touched the page before its scripts loaded. */
const isWanted = ({ location, scrollY, vitrineInput }: Window): boolean =>
  location.search !== '' || location.hash !== '' || scrollY > 0 || vitrineInput?.isWanted === true

/** Call before the first page is hydrated: its parts out of view rest until the visitor's first action. */
export const startResting = (host: Window = window): void => {
  resting = !isWanted(host)
  if (!resting) return
  const stop = whenActive(() => {
    resting = false
    stop()
  })
}

/** Whether the visitor has not done anything on the first page yet. */
export const isResting = (): boolean => resting
