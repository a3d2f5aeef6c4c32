import fc from 'fast-check'
import type { Block, VacancyItem } from '../content/types'
import { isOpenOn } from './is-open'
import { openUntil, withOpenVacancies } from './open-vacancies'

const vacancy = (validThrough: string | undefined): VacancyItem => ({
  _uid: 'v',
  component: 'vacancy',
  title: 'Carrossier',
  place: 'Esch',
  contract: 'CDI',
  text: 'T',
  email: 'jobs@example.lu',
  ...(validThrough !== undefined && { validThrough }),
})
const widget = (...days: (string | undefined)[]): Block => ({
  _uid: 'w',
  component: 'job-vacancy-widget',
  title: 'T',
  vacancies: days.map(vacancy),
})
const faq: Block = { _uid: 'f', component: 'faq', title: 'T', items: [] }
const day = fc.constantFrom('2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01')
const body = fc.array(
  fc.oneof(
    fc.array(fc.option(day, { nil: undefined })).map((days) => widget(...days)),
    fc.constant(faq),
  ),
)

describe('open positions of a body', () => {
  it('are those whose last day has not passed', () => {
    expect(withOpenVacancies([faq, widget('2026-11-30', '2026-12-01', undefined)], '2026-12-01')).toEqual([
      faq,
      widget('2026-12-01', undefined),
    ])
    expect(openUntil([faq, widget('2026-12-01', undefined), widget('2026-11-30')])).toBe('2026-11-30')
    expect(openUntil([faq, widget(undefined)])).toBeNull()
  })

  it('are all of them up to the day that is named, and fewer on the day after it', () => {
    fc.assert(
      fc.property(body, day, (blocks, today) => {
        const until = openUntil(blocks)
        const open = withOpenVacancies(blocks, today)
        const left = open.flatMap((block) => (block.component === 'job-vacancy-widget' ? block.vacancies : []))
        expect(left.every((item) => isOpenOn(item, today))).toBe(true)
        expect(JSON.stringify(open) === JSON.stringify(blocks)).toBe(until === null || today <= until)
      }),
    )
  })
})
