import { useToast } from '../../../components/ui/toast-store'
import { openOutbox } from './open-outbox'
import { flagOutbox, isOutboxFlagged } from './outbox-flag'
import type { SentNotice } from './outbox-store'
import { sendOutbox } from './send-outbox'

jest.mock('gatsby', () => ({ navigate: jest.fn() }))
jest.mock('./open-outbox', () => ({ openOutbox: jest.fn() }))

const notice: SentNotice = {
  key: 'key-1',
  draft: 'contact',
  reference: 'GA-7F3K-29',
  receivedAt: '2026-11-26T09:00:00Z',
  isHeld: false,
  isConfirmedByMail: true,
  isWishPassed: false,
}

it('shows an enquiry that the service worker settles while a page looks for what is left', async () => {
  const notices: SentNotice[] = []
  jest.mocked(openOutbox).mockResolvedValue({
    put: async () => true,
    remove: async () => undefined,
    takeNotices: async () => notices.splice(0),
    all: async () => {
      notices.push(notice)
      return []
    },
  })
  flagOutbox(true)
  await sendOutbox()
  expect(useToast.getState().toasts).toMatchObject([{ text: expect.stringContaining('GA-7F3K-29') }])
  expect(isOutboxFlagged()).toBe(false)
})
