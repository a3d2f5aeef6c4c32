import { passedWishes } from './late-delivery'

const RECEIVED = new Date('2026-11-24T09:00:00Z')
const ago = (milliseconds: number): string => new Date(RECEIVED.getTime() - milliseconds).toISOString()
const DAY = 86_400_000

describe('wishes of an enquiry that waited on a device', () => {
  it.each([
    ['a day late', { slot: 'past', secondSlot: 'closed' }, ago(DAY), ['slot', 'secondSlot']],
    ['so late that nobody can confirm it', { slot: 'too_soon' }, ago(DAY), ['slot']],
    ['after its half day', { date: 'half_past', secondDate: 'half_too_soon' }, ago(DAY), ['date', 'secondDate']],
    ['with another problem', { slot: 'past', phone: 'invalid' }, ago(DAY), []],
    ['too far ahead', { slot: 'too_far' }, ago(DAY), []],
    ['sent at once', { slot: 'past' }, ago(20_000), []],
    ['older than any that is kept', { slot: 'past' }, ago(31 * DAY), []],
    ['made in the future', { slot: 'past' }, ago(-DAY), []],
    ['without a time', { slot: 'past' }, undefined, []],
    ['with a time that is none', { slot: 'past' }, 'hier', []],
  ])('are taken as passed only where time alone is the problem: %s', (_what, problems, madeAt, passed) => {
    expect(passedWishes(problems, madeAt, RECEIVED)).toEqual(passed)
  })
})
