import type { BookingPlugin } from '../../domain/content/types'

export type BookingOptions = Pick<BookingPlugin, 'make' | 'location' | 'product_category' | 'product_category_hidden'>

/** What the vendor's script puts on the window. */
interface BookingWidget {
  open: (options: BookingOptions) => void
}

declare global {
  interface Window {
    bookingWidget?: BookingWidget
  }
}

const SCRIPT_ID = 'booking-widget'

let users = 0

/**
 * Inserts the script once for all booking buttons of a page; the returned function removes it with the last of them.
 *
 * @param onSettled called when the script has run or failed, if that is still to come
 */
export const holdBookingScript = (url: string, onSettled?: () => void): (() => void) => {
  users += 1
  let script = document.getElementById(SCRIPT_ID)
  if (!script) {
    script = Object.assign(document.createElement('script'), { id: SCRIPT_ID, src: url, async: true })
    document.head.append(script)
  }
  if (onSettled) for (const type of ['load', 'error']) script.addEventListener(type, onSettled)
  return () => {
    users -= 1
    if (users === 0) document.getElementById(SCRIPT_ID)?.remove()
  }
}

/**
 * Opens the vendor's window with the four parameters. Says on the console what is missing (spec, section 8).
 *
 * @returns whether it is open
 */
export const openBookingWidget = (plugin: BookingOptions | undefined): boolean => {
  if (plugin && window.bookingWidget) {
    const { make, location, product_category, product_category_hidden } = plugin
    window.bookingWidget.open({ make, location, product_category, product_category_hidden })
    return true
  }
  // oxlint-disable-next-line no-console -- the spec asks for these messages
  console.error(plugin ? 'The booking widget is not on the page.' : 'The booking button has no booking plugin.')
  return false
}
