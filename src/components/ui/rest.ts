import { whenActive } from './signs'

/** Marks parts that rest; `follow-links.ts` handles the links in them. */
export const RESTING_ATTRIBUTE = 'data-rests'

let resting = false

/** The address asks for something, or the visitor has scrolled or touched the page before its scripts were there. */
const isWanted = ({ location, scrollY, vitrineInput }: Window): boolean =>
  location.search !== '' || location.hash !== '' || scrollY > 0 || vitrineInput?.isWanted === true

/** To be called before a page from the host is hydrated: its parts out of view rest until the visitor does anything. */
export const startResting = (host: Window = window): void => {
  resting = !isWanted(host)
  if (!resting) return
  const stop = whenActive(() => {
    resting = false
    stop()
  })
}

/** Whether nobody has done anything on the first page of the visit. */
export const isResting = (): boolean => resting
