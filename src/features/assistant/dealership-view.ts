import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { Reply } from '../../domain/assistant/reply'
import type { DealershipFacts } from '../../domain/assistant/site-facts'
import { telHref } from '../../domain/format/tel-href'
import { formatWeekdayDate, localDay } from '../../domain/format/date'
import { hoursRows } from '../../domain/location/opening'
import { openingHoursOf } from '../../domain/location/opening-hours'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { upcomingExceptions } from '../../domain/location/upcoming-exceptions'
import { dayHoursText, exceptionText, hoursText, upperFirst } from '../../domain/location/hours-text'
import type { AnswerLink, AnswerView } from './kept-conversation'

type DealershipReply = Extract<Reply, { code: 'dealership' }>
type Intl = Pick<IntlShape, 'formatMessage'>

const weekLines = ({ week }: OpeningHours, intl: Intl): string[] =>
  hoursRows(week).map(({ first, last, periods, comment }) => {
    const from = intl.formatMessage({ id: `location.day.${first}` })
    const to = intl.formatMessage({ id: `location.day.${last}` }).toLowerCase()
    const times = hoursText(periods, intl)
    return intl.formatMessage(
      { id: 'assistant.fact.line' },
      {
        name: first === last ? from : intl.formatMessage({ id: 'location.days' }, { first: from, last: to }),
        value: comment ? `${times} (${comment})` : times,
      },
    )
  })

/** The ordinary week, and the closings and openings of the next days. */
const hoursLines = (hours: OpeningHours | null, today: string, intl: Intl): string =>
  hours
    ? [
        ...weekLines(hours, intl),
        ...upcomingExceptions(hours, today).map((days) => exceptionText(days, today, intl)),
      ].join('\n')
    : intl.formatMessage({ id: 'location.hoursUnknownLong' })

/** The hours of a day, with its public holiday or what the dealership says of it. */
const dayLine = (hours: OpeningHours, day: string, intl: Intl): string =>
  intl.formatMessage(
    { id: 'assistant.fact.line' },
    { name: upperFirst(formatWeekdayDate(day)), value: dayHoursText(hours, day, intl) },
  )

const factOf = (
  { about, day }: Pick<DealershipReply, 'about' | 'day'>,
  one: DealershipFacts,
  today: string,
  intl: Intl,
): string => {
  const inWords = (hours: OpeningHours | null): string =>
    hours && day !== null ? dayLine(hours, day, intl) : hoursLines(hours, today, intl)
  switch (about) {
    case 'hours':
      return inWords(openingHoursOf(one, 'showroom'))
    case 'workshopHours':
      return inWords(openingHoursOf(one, 'workshop'))
    case 'address':
      return `${one.address.street}, ${one.address.postalCode} ${one.address.town}`
    case 'phone':
      return one.phone
    case 'email':
      return one.email
  }
}

/** What was asked of one dealership; of several, the addresses or numbers of each and the pages with their hours. */
export const dealershipView = (
  { about, locationIds, day }: DealershipReply,
  dealerships: readonly DealershipFacts[],
  intl: Intl,
): AnswerView => {
  const found = dealerships.filter(({ id }) => locationIds.includes(id))
  const isHours = about === 'hours' || about === 'workshopHours'
  const contact = (one: DealershipFacts): AnswerLink[] =>
    about === 'phone'
      ? [{ label: one.phone, to: telHref(one.phone) }]
      : about === 'email'
        ? [{ label: one.email, to: `mailto:${one.email}` }]
        : []
  const pages = found.map(({ id, name }) => ({ label: name, to: paths.location(id) }))
  if (found.length > 1 && isHours && day === null)
    return { lines: [intl.formatMessage({ id: 'assistant.whichDealership' })], links: pages, vehicleIds: [] }
  const today = localDay(new Date())
  return {
    lines: found.map((one) => `${one.name}\n${factOf({ about, day }, one, today, intl)}`),
    links: [...(found.length === 1 ? found.flatMap(contact) : []), ...pages],
    vehicleIds: [],
  }
}
