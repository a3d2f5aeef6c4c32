import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { DealershipFact, Reply } from '../../domain/assistant/reply'
import type { DealershipFacts } from '../../domain/assistant/site-facts'
import { telHref } from '../../domain/format/tel-href'
import { localDay } from '../../domain/format/date'
import { hoursRows } from '../../domain/location/opening'
import { openingHoursOf } from '../../domain/location/opening-hours'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { upcomingExceptions } from '../../domain/location/upcoming-exceptions'
import { exceptionText, hoursText } from '../../domain/location/hours-text'
import type { AnswerLink, AnswerView } from './kept-conversation'

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

const factOf = (about: DealershipFact, one: DealershipFacts, today: string, intl: Intl): string => {
  switch (about) {
    case 'hours':
      return hoursLines(openingHoursOf(one, 'showroom'), today, intl)
    case 'workshopHours':
      return hoursLines(openingHoursOf(one, 'workshop'), today, intl)
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
  { about, locationIds }: Extract<Reply, { code: 'dealership' }>,
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
  if (found.length > 1 && isHours)
    return { lines: [intl.formatMessage({ id: 'assistant.whichDealership' })], links: pages, vehicleIds: [] }
  const today = localDay(new Date())
  return {
    lines: found.map((one) => `${one.name}\n${factOf(about, one, today, intl)}`),
    links: [...(found.length === 1 ? found.flatMap(contact) : []), ...pages],
    vehicleIds: [],
  }
}
