import { showToast } from '../../components/ui/toast-store'

let isTold = false

/**
 * Tells the visitor that what they keep will be lost with the page: once, not with each change, and again when it was
 * stored in between. To be called after a change, and after what tells of the change.
 *
 * @param lasts whether the list was stored (see `createKeptStore`)
 * @param text what to tell
 */
export const warnOfLoss = (lasts: boolean, text: string): void => {
  if (!lasts && !isTold) showToast(text, 'warning')
  isTold = !lasts
}
