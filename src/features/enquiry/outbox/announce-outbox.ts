import { navigate } from 'gatsby'
import { showNotice, showToast } from '../../../components/ui/toast-store'
import { site } from '../../../config/site'
import { formatDate } from '../../../domain/format/date'
import { formatText } from '../../../intl/format-message'
import type { MessageId } from '../../../intl/message-id'
import { tellOutboxNews } from './outbox-news'
import type { OutboxNews } from './outbox-news'

const text = (id: MessageId, values: Record<string, string> = {}): string => formatText(id, values)

/** Says what became of a kept enquiry: in its form where that is on the page, else at the edge of the screen. */
export const announceOutboxNews = (news: OutboxNews): void => {
  if (tellOutboxNews(news)) return
  const { result, page, savedAt } = news
  const open = page === null ? null : { label: text('enquiry.outbox.open'), run: () => navigate(page) }
  switch (result.state) {
    case 'sent': {
      const { reference, isHeld, isWishPassed } = result.receipt
      const sent = text(isHeld ? 'enquiry.outbox.held' : 'enquiry.outbox.sent', { reference })
      return showToast(isWishPassed ? `${sent} ${text('enquiry.wishPassed')}` : sent, isHeld ? 'info' : 'success')
    }
    case 'limited':
      return showToast(text('enquiry.outbox.limited', { phone: site.phone }), 'warning')
    case 'invalid':
    case 'refused':
      return showToast(text('enquiry.outbox.refused', { phone: site.phone }), 'warning', open)
    case 'expired': {
      const date = formatDate(savedAt ?? new Date().toISOString())
      return showNotice(text('enquiry.outbox.expired', { date, phone: site.phone }), 'warning', open)
    }
    default:
  }
}
