import { linkEvent } from './link-event'
import { track } from './track'

/**
 * Tells what links are clicked for, wherever on the site they stand: phone, mail, way to a dealership, files of the
 * content system, a vehicle from its card. The elements say what they belong to: around the links of a
 * dealership stand its id (`data-location`) and the address of the way there (`data-route`).
 */
export const watchLinks = (page: Document = document): void => {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    const { location = null, route = null } = link.closest<HTMLElement>('[data-location]')?.dataset ?? {}
    const told = linkEvent(link.href, page.location.host, {
      locationId: location,
      isRoute: route !== null && link.getAttribute('href') === route,
      isCard: link.closest('article') !== null,
    })
    if (told) track(told)
  }
  // Before the router, which may have replaced the link by the time the click has come up.
  page.addEventListener('click', onClick, { capture: true })
  page.addEventListener('auxclick', onClick, { capture: true })
}
