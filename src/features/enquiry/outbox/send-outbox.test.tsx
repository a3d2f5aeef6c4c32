import { navigate } from 'gatsby'
import { useToast } from '../../../components/ui/toast-store'
import { answerFetch } from '../../testing/render'
import { keyOf, receipt } from '../testing/form-driver'
import { readDraft, writeDraft } from '../draft/draft-store'
import { keepEntry } from './deliver'
import { isOutboxFlagged } from './outbox-flag'
import { onOutboxNews } from './outbox-news'
import type { OutboxNews } from './outbox-news'
import type { OutboxEntry } from './outbox-store'
import { sendOutbox } from './send-outbox'
import { startOutbox } from './start-outbox'

jest.mock('gatsby', () => ({ navigate: jest.fn() }))

const keep = (given: Partial<OutboxEntry> = {}) =>
  keepEntry({
    key: 'key-1',
    content: '{}',
    kind: 'contact',
    draft: 'contact',
    page: null,
    savedAt: new Date().toISOString(),
    ...given,
  })
const toasts = () => useToast.getState().toasts

describe('the outbox of a page that stays open', () => {
  let answer: () => ReturnType<Parameters<typeof answerFetch>[0]>
  let calls: ReturnType<typeof answerFetch>
  const unreachable = () => new TypeError('Failed to fetch')
  const after = async (ms: number): Promise<number> => {
    await jest.advanceTimersByTimeAsync(ms)
    return calls.length
  }
  beforeEach(() => {
    jest.useFakeTimers()
    answer = unreachable
    calls = answerFetch(() => answer())
  })
  afterEach(async () => {
    answer = receipt
    await sendOutbox()
    jest.useRealTimers()
    localStorage.clear()
  })

  it('is tried again after 5 s, 15 s, a minute, and every five minutes, until the enquiry was sent', async () => {
    await keep()
    await sendOutbox()
    expect(calls).toHaveLength(1)
    for (const pause of [5_000, 15_000, 60_000, 300_000, 300_000]) {
      const before = calls.length
      expect([pause, await after(pause - 1), await after(1)]).toEqual([pause, before, before + 1])
    }
    answer = receipt
    expect(await after(300_000)).toBe(7)
    expect(isOutboxFlagged()).toBe(false)
    expect(await after(3_600_000)).toBe(7)
    expect(new Set(calls.map(keyOf))).toEqual(new Set(['key-1']))
  })

  it('waits as long as a busy server asks', async () => {
    await keep()
    answer = () => ({ status: 429, headers: { 'retry-after': '40' }, body: {} })
    await sendOutbox()
    expect([await after(39_999), await after(1)]).toEqual([1, 2])
  })

  it('tells the page that a wished time was over when the enquiry arrived', async () => {
    const news: OutboxNews[] = []
    const stop = onOutboxNews((one) => news.push(one) > 0)
    await keep()
    answer = () => ({ ...receipt(), body: { ...receipt().body, wishPassed: true } })
    await sendOutbox()
    stop()
    expect(news).toMatchObject([{ key: 'key-1', result: { state: 'sent', receipt: { isWishPassed: true } } }])
  })

  it('gives up an enquiry that was stored and cancelled since, and revives nothing', async () => {
    const news: OutboxNews[] = []
    const stop = onOutboxNews((one) => news.push(one) > 0)
    await keep()
    answer = () => ({ ...receipt(), body: { ...receipt().body, state: 'cancelled' } })
    await sendOutbox()
    stop()
    expect([calls.length, isOutboxFlagged(), news.map(({ result }) => result)]).toEqual([
      1,
      false,
      [{ state: 'closed' }],
    ])
  })

  describe('with an enquiry that waits for more than 30 days', () => {
    const keepOld = (page: string | null) => {
      jest.setSystemTime(new Date('2026-11-26T09:00:00Z'))
      const content = JSON.stringify({ kind: 'fleet', name: 'Anne Weber', vehicleCount: 4, consent: true, page })
      return keep({ content, draft: 'fleet.', page, savedAt: '2026-10-26T08:00:00Z' })
    }
    afterEach(() => useToast.setState({ toasts: [] }))

    it('sends it no more, says so until the visitor closes it, and has it filled in again in its form', async () => {
      await keepOld('/entreprises/')
      await sendOutbox()
      expect(calls).toHaveLength(0)
      expect(isOutboxFlagged()).toBe(false)
      expect(readDraft('fleet.')).toEqual({ name: 'Anne Weber', vehicleCount: '4' })
      const [toast] = toasts()
      expect(toast).toMatchObject({ stays: true, tone: 'warning', action: { label: 'Ouvrir le formulaire' } })
      expect(toast?.text).toMatch(/^Votre demande du 26\soctobre\s.*n’est pas partie.*renvoyez-la.*\+352/s)
      toast?.action?.run()
      expect(navigate).toHaveBeenCalledWith('/entreprises/')
    })

    it('leaves what was typed into the form since', async () => {
      await keepOld(null)
      writeDraft('fleet.', { name: 'Zoé Müller' })
      await sendOutbox()
      expect(readDraft('fleet.')).toEqual({ name: 'Zoé Müller' })
      expect(toasts()).toMatchObject([{ action: null }])
    })
  })

  it('says at the edge of the screen that a wished time was over when the enquiry arrived', async () => {
    await keep()
    answer = () => ({ ...receipt(), body: { ...receipt().body, wishPassed: true } })
    await sendOutbox()
    expect(toasts()).toMatchObject([
      { tone: 'success', text: expect.stringMatching(/GA-7F3K-29.*n’est plus possible/) },
    ])
    useToast.setState({ toasts: [] })
  })

  it('does not say of an enquiry that somebody looks at first that it has left', async () => {
    await keep()
    answer = () => ({ ...receipt(), body: { ...receipt().body, state: 'held' } })
    await sendOutbox()
    expect(toasts()).toMatchObject([{ tone: 'info', text: 'Votre demande GA-7F3K-29 est enregistrée.' }])
    useToast.setState({ toasts: [] })
  })

  it('is tried at once when the connection is back', async () => {
    await keep()
    startOutbox()
    expect(await after(0)).toBe(1)
    answer = receipt
    window.dispatchEvent(new Event('online'))
    expect(await after(0)).toBe(2)
    expect(isOutboxFlagged()).toBe(false)
  })
})
