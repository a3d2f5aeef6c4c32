import { week } from '../testing/example-week'
import { promiseAnswer, promiseStillOpen } from './promise-answer'

const saturday = { day: '2026-11-28', time: '17:00' }
const site = { showroomHours: week('08:30', '18:30'), workshopHours: week('07:30', '17:00'), specialHours: [] }
const friday = '2026-11-27T01:49'

describe('what is promised of an answer', () => {
  it.each([
    ['no appointment', {}, saturday, null],
    ['one after it', { slot: '2026-11-30T09:00' }, saturday, null],
    ['one when it ends', { slot: '2026-11-28T17:00' }, saturday, null],
    ['one before it', { slot: '2026-11-27T10:30' }, saturday, '2026-11-27T10:30'],
    [
      'a second one before it',
      { slot: '2026-11-30T09:00', secondSlot: '2026-11-28T10:00' },
      saturday,
      '2026-11-28T10:00',
    ],
    ['two before it', { slot: '2026-11-28T10:00', secondSlot: '2026-11-27T11:00' }, saturday, '2026-11-27T11:00'],
    ['the day on which it ends', { date: '2026-11-28', dayPart: 'morning' }, saturday, '2026-11-28'],
    ['a day after it', { date: '2026-11-30' }, saturday, null],
    [
      'a time on a day without hours',
      { workshopSlot: '2026-11-28T10:00' },
      { ...saturday, time: null },
      '2026-11-28T10:00',
    ],
    ['one that is over', { slot: '2026-11-26T10:30' }, saturday, null],
    [
      'one of two that is over',
      { slot: '2026-11-26T10:30', secondSlot: '2026-11-27T11:00' },
      saturday,
      '2026-11-27T11:00',
    ],
  ])('comes before the first appointment that is wished for: %s', (_what, wishes, usual, before) => {
    const promise = promiseAnswer(usual, { wishes, isPassed: false, isGone: false, site }, friday)
    if (before === null) expect(promise).toEqual({ ...usual, isBeforeWish: false })
    else expect(promise).toEqual({ day: before.slice(0, 10), time: before.slice(11) || null, isBeforeWish: true })
  })

  it.each([
    ['the afternoon', { dayPart: 'afternoon' }, '2026-11-27T10:00', true],
    ['the morning', { dayPart: 'morning' }, '2026-11-27T10:00', true],
    ['a morning that is over', { dayPart: 'morning' }, '2026-11-27T12:01', false],
    ['a day on which the workshop has closed', {}, '2026-11-27T17:01', false],
    ['an afternoon on which it has closed', { dayPart: 'afternoon' }, '2026-11-27T17:01', false],
  ])('comes before a half day only while that is not over: %s', (_what, half, now, isBeforeWish) => {
    const wishes = { date: '2026-11-27', ...half }
    const requested = { wishes, isPassed: false, isGone: false, site }
    expect(promiseAnswer(saturday, requested, now).isBeforeWish).toBe(isBeforeWish)
    for (const why of ['isPassed', 'isGone'])
      expect(promiseAnswer(saturday, { ...requested, [why]: true }, now)).toEqual({ ...saturday, isBeforeWish: false })
  })

  it('is shown until the appointment or its own time is over', () => {
    const open = (wishes: object, now: string) =>
      promiseStillOpen(saturday, { wishes, isPassed: false, isGone: false, site }, '2026-11-27T08:00', now)
    const morning = { date: '2026-11-27', dayPart: 'morning' }
    expect(open(morning, '2026-11-27T11:30')).toEqual({ day: '2026-11-27', time: null, isBeforeWish: true })
    expect(open(morning, '2026-11-27T11:31')).toBeNull()
    expect(open({ slot: '2026-11-27T10:30' }, '2026-11-27T10:30')?.time).toBe('10:30')
    expect(open({ slot: '2026-11-27T10:30' }, '2026-11-27T10:31')).toBeNull()
    expect(open({}, '2026-11-28T17:00')).toEqual({ ...saturday, isBeforeWish: false })
    expect(open({}, '2026-11-28T17:01')).toBeNull()
  })
})
