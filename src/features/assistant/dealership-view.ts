import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { DealershipFact, Reply } from '../../domain/assistant/reply/reply'
import type { DealershipFacts } from '../../domain/assistant/site/site-facts'
import { spacedPhone, telHref, whatsappHref } from '../../domain/format/tel-href'
import { formatWeekdayDate } from '../../domain/format/date'
import { daysText } from '../../domain/location/days-text'
import { exceptionOn } from '../../domain/location/open-on'
import { openStateText } from '../../domain/location/open-state-text'
import { hoursRows, localMoment, openState } from '../../domain/location/opening'
import type { LocalMoment } from '../../domain/location/opening'
import { openingHoursOf } from '../../domain/location/opening-hours'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { upcomingExceptions } from '../../domain/location/upcoming-exceptions'
import { dayHoursWithComment, exceptionText, hoursText, upperFirst } from '../../domain/location/hours-text'
import { periodLines } from './period-lines'
import type { AnswerLink, AnswerView } from './kept-conversation'

type DealershipReply = Extract<Reply, { code: 'dealership' }>
type Intl = Pick<IntlShape, 'formatMessage'>

const weekLines = ({ week }: OpeningHours, intl: Intl): string[] =>
  hoursRows(week).map((row) => {
    const times = hoursText(row.periods, intl)
    return intl.formatMessage(
      { id: 'assistant.fact.line' },
      { name: daysText(row, intl), value: row.comment ? `${times} (${row.comment})` : times },
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
    { name: upperFirst(formatWeekdayDate(day)), value: dayHoursWithComment(hours, day, intl) },
  )

/** Whether it is open, until when or when it opens next, and the hours of a day that is no ordinary one. */
const nowLines = (hours: OpeningHours, now: LocalMoment, intl: Intl): string =>
  [
    openStateText(openState(hours, now), now.date, intl),
    ...(exceptionOn(hours.special, now.date) === null ? [] : [dayLine(hours, now.date, intl)]),
  ].join('\n')

const hoursOf = (about: DealershipFact, one: DealershipFacts): OpeningHours | null =>
  openingHoursOf(one, about === 'workshopHours' ? 'workshop' : 'showroom')

const factOf = (
  { about, day, isNow, period }: DealershipReply,
  one: DealershipFacts,
  now: LocalMoment,
  intl: Intl,
): string => {
  const inWords = (hours: OpeningHours | null): string => {
    if (hours && isNow) return nowLines(hours, now, intl)
    if (hours && period) return periodLines(hours, period, now.date, intl)
    return hours && day !== null ? dayLine(hours, day, intl) : hoursLines(hours, now.date, intl)
  }
  switch (about) {
    case 'hours':
    case 'workshopHours':
      return inWords(hoursOf(about, one))
    case 'services':
      return one.services.map((service) => intl.formatMessage({ id: `location.service.${service}` })).join(', ')
    case 'brands':
      return one.brands.map(({ name }) => name).join(', ')
    case 'address':
      return `${one.address.street}, ${one.address.postalCode} ${one.address.town}`
    case 'phone':
      return one.phone
    case 'whatsapp':
      return one.whatsapp
        ? spacedPhone(one.whatsapp)
        : intl.formatMessage({ id: 'assistant.noWhatsapp' }, { phone: one.phone })
    case 'email':
      return one.email
    case 'vatNumber':
    case 'iban':
      return intl.formatMessage(
        { id: 'assistant.onDealershipPage' },
        { name: intl.formatMessage({ id: about === 'iban' ? 'location.iban' : 'location.vat' }) },
      )
  }
}

/** Which named dealerships do not have the service that was asked for; the others follow with all of theirs. */
const serviceLines = (
  { service, lacking = [] }: DealershipReply,
  dealerships: readonly DealershipFacts[],
  { formatMessage }: Intl,
): string[] => {
  if (service === undefined) return []
  const asked = formatMessage({ id: `location.service.${service}` })
  return [
    ...dealerships
      .filter(({ id }) => lacking.includes(id))
      .map(({ name }) => formatMessage({ id: 'assistant.lacksService' }, { name, service: asked })),
    formatMessage({ id: 'assistant.hasService' }, { service: asked }),
  ]
}

/** Says that a town has no dealership, where the nearest one answers for it. */
const nearestLines = ({ nearestTo = [] }: DealershipReply, { formatMessage }: Intl): string[] =>
  nearestTo.map((town) => formatMessage({ id: 'assistant.nearestTo' }, { town }))

/** What was asked of one dealership; of several, the addresses or numbers of each and the pages with their hours. */
export const dealershipView = (
  reply: DealershipReply,
  dealerships: readonly DealershipFacts[],
  intl: Intl,
  now = localMoment(new Date()),
): AnswerView => {
  const { about, locationIds, day, isNow, period } = reply
  const found = dealerships.filter(({ id }) => locationIds.includes(id))
  const isHours = about === 'hours' || about === 'workshopHours'
  const contact = (one: DealershipFacts): AnswerLink[] =>
    about === 'phone'
      ? [{ label: intl.formatMessage({ id: 'location.call' }), to: telHref(one.phone) }]
      : about === 'email'
        ? [{ label: one.email, to: `mailto:${one.email}` }]
        : about === 'whatsapp' && one.whatsapp
          ? [{ label: intl.formatMessage({ id: 'location.whatsapp' }), to: whatsappHref(one.whatsapp) }]
          : []
  const pages = found.map(({ id, name }) => ({ label: name, to: paths.location(id) }))
  if (found.length > 1 && isHours && day === null && !period)
    return {
      lines: [...nearestLines(reply, intl), intl.formatMessage({ id: 'assistant.whichDealership' })],
      links: pages,
      vehicleIds: [],
    }
  const isOpen = (one: DealershipFacts): boolean => {
    const hours = hoursOf(about, one)
    return hours !== null && openState(hours, now).state === 'open'
  }
  /** Showroom and workshop have hours of their own. */
  const headOf = ({ name }: DealershipFacts): string =>
    isHours ? intl.formatMessage({ id: 'assistant.hoursOf' }, { name, about }) : name
  const howMany = () => intl.formatMessage({ id: 'assistant.openNow' }, { count: found.filter(isOpen).length })
  return {
    lines: [
      ...nearestLines(reply, intl),
      ...serviceLines(reply, dealerships, intl),
      ...(isNow && found.length > 1 ? [howMany()] : []),
      ...found.map((one) => `${headOf(one)}\n${factOf(reply, one, now, intl)}`),
    ],
    links: [...(found.length === 1 ? found.flatMap(contact) : []), ...pages],
    vehicleIds: [],
  }
}
