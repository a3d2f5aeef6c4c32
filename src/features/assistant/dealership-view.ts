import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { DealershipFact, Reply } from '../../domain/assistant/reply'
import type { DealershipFacts } from '../../domain/assistant/site-facts'
import { telHref } from '../../domain/format/tel-href'
import { frenchTime, hoursRows } from '../../domain/location/opening'
import type { DayHours } from '../../domain/location/types'
import type { AnswerLink, AnswerView } from './conversation'

type Intl = Pick<IntlShape, 'formatMessage'>

const hoursLine = (hours: DayHours[] | null, { formatMessage }: Intl): string =>
  hours
    ? hoursRows(hours)
        .map(({ first, last, periods, comment }) => {
          const from = formatMessage({ id: `location.day.${first}` })
          const days =
            first === last
              ? from
              : formatMessage(
                  { id: 'location.days' },
                  { first: from, last: formatMessage({ id: `location.day.${last}` }).toLowerCase() },
                )
          const times =
            periods.length === 0
              ? formatMessage({ id: 'location.closed' }).toLowerCase()
              : periods
                  .map(({ opens, closes }) =>
                    formatMessage({ id: 'location.period' }, { opens: frenchTime(opens), closes: frenchTime(closes) }),
                  )
                  .join(', ')
          return formatMessage(
            { id: 'assistant.fact.line' },
            { name: days, value: comment ? `${times} (${comment})` : times },
          )
        })
        .join('\n')
    : formatMessage({ id: 'location.hoursUnknownLong' })

const factOf = (about: DealershipFact, one: DealershipFacts, intl: Intl): string => {
  switch (about) {
    case 'hours':
      return hoursLine(one.showroomHours, intl)
    case 'workshopHours':
      return hoursLine(one.workshopHours, intl)
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
  return {
    lines: found.map((one) => `${one.name}\n${factOf(about, one, intl)}`),
    links: [...(found.length === 1 ? found.flatMap(contact) : []), ...pages],
    vehicleIds: [],
  }
}
