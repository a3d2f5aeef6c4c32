import { dataLayer } from '../data-layer'
import type { DataLayerEntry } from '../data-layer'
import * as styles from './overlay.module.css'

/** Mark of the overlay’s element; no file of a production build holds it. */
export const OVERLAY_ATTRIBUTE = 'data-analytics-overlay'

/** Events in the list; older ones make room. */
const MOST = 30

/** Fields of an event as text; the twin under `vm_` and what holds for all events are left out. */
const describe = ({ event, contract_id: _account, ...fields }: DataLayerEntry): string | null =>
  typeof event !== 'string' || event.startsWith('vm_') ? null : `${event} ${JSON.stringify(fields)}`

/**
 * Shows developers the analytics events of the page as they happen, in a corner of the screen.
 *
 * @returns the element that shows them
 */
export const showOverlay = (page: Document = document): HTMLElement => {
  const overlay = page.createElement('details')
  overlay.setAttribute(OVERLAY_ATTRIBUTE, '')
  overlay.className = styles.overlay ?? ''
  const summary = page.createElement('summary')
  const list = page.createElement('ol')
  overlay.append(summary, list)
  let count = 0
  const add = (entry: DataLayerEntry): void => {
    const text = describe(entry)
    if (text === null) return
    count += 1
    summary.textContent = `Analytics: ${count}`
    const item = page.createElement('li')
    item.textContent = text
    list.prepend(item)
    if (list.children.length > MOST) list.lastElementChild?.remove()
  }
  summary.textContent = 'Analytics: 0'
  const layer = dataLayer() ?? []
  layer.forEach(add)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(add)
    return push(...entries)
  }
  page.body.append(overlay)
  return overlay
}
