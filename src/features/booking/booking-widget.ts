import type { BookingPlugin } from '../../domain/content/types'
import { publicConfig } from '../../config/public'

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

/** Address of the vendor's script; null unless the whole account is configured. */
export const bookingScriptUrl = ({ scriptUrl, appId, appCode, settingsId } = publicConfig.booking): string | null => {
  if (!scriptUrl || !appId || !appCode || !settingsId || !URL.canParse(scriptUrl)) return null
  const url = new URL(scriptUrl)
  url.searchParams.set('app', appId)
  url.searchParams.set('app_code', appCode)
  url.searchParams.set('bts[settings]', settingsId)
  url.searchParams.set('bts[autoenable]', 'off')
  return url.href
}

let users = 0

/** Inserts the script once for all booking buttons of a page; the returned function removes it with the last of them. */
export const holdBookingScript = (url: string): (() => void) => {
  users += 1
  if (!document.getElementById(SCRIPT_ID)) {
    const script = document.createElement('script')
    script.id = SCRIPT_ID
    script.src = url
    script.async = true
    document.head.append(script)
  }
  return () => {
    users -= 1
    if (users === 0) document.getElementById(SCRIPT_ID)?.remove()
  }
}
