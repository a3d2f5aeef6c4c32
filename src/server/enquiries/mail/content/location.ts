import { site } from '../../../../config/site'
import type { Department, Location } from '../../../../domain/location/types'
import { departmentHours, isWorkshopDepartment } from '../../../../domain/location/department-hours'
import { exceptionText, hoursText } from '../../../../domain/location/hours-text'
import type { HoursTexts } from '../../../../domain/location/hours-text'
import { hoursRows } from '../../../../domain/location/opening'
import { upcomingExceptions } from '../../../../domain/location/upcoming-exceptions'
import { NBSP } from '../../../../domain/format/number'
import type { Block, Fact, Inline } from '../document'
import { webAddress } from '../safe-address'
import { text } from '../text'
import type { MailContext } from '../types'
import { phoneLink } from './format-value'

const texts: HoursTexts = { formatMessage: ({ id }, values) => text(id, values) }

/**
 * Opening hours, a line for days in a row that share them: `Lundi à vendredi : 8 h 30 à 18 h 30`. Then the exceptions of
 * the next days, as on the site.
 */
const hoursLines = (location: Location, department: Department, today: string): string[] => {
  const hours = departmentHours(location, department)
  if (hours === null) return []
  const lines = hoursRows(hours.week).map(({ first, last, periods, comment }) => {
    const [from, to] = [text(`location.day.${first}`), text(`location.day.${last}`)]
    const label = first === last ? from : text('location.days', { first: from, last: to.toLowerCase() })
    const value = hoursText(periods, texts)
    return text('mail.labelled', { label, value: comment === null ? value : `${value} (${comment})` })
  })
  const exceptions = upcomingExceptions(hours, today).map((days) => exceptionText(days, today, texts))
  return [...lines, ...(exceptions.length === 0 ? [text('mail.location.holidays')] : exceptions)]
}

const inLines = (texts: readonly string[]): Inline[] => texts.map((line, index) => (index === 0 ? line : `\n${line}`))

const addressOf = ({ address }: Location): string[] => [address.street, `${address.postalCode}${NBSP}${address.town}`]

/** The dealership that answers: address, telephone, hours, way; the group where the enquiry names none. */
export const locationBlocks = ({ location, now }: MailContext, department: Department): Block[] => {
  if (location === null)
    return [
      { type: 'heading', text: text('mail.group.title') },
      {
        type: 'facts',
        facts: [
          [text('mail.location.phone'), [phoneLink(site.phone)]],
          [text('enquiry.field.email'), [{ href: `mailto:${site.email}`, label: site.email }]],
        ],
      },
    ]
  const route = webAddress(location.routeUrl)
  const hours = hoursLines(location, department, now.slice(0, 10))
  const hoursLabel = isWorkshopDepartment(department) ? 'mail.location.workshop' : 'mail.location.showroom'
  const facts: Fact[] = [
    [text('enquiry.field.locationId'), inLines([location.name, ...addressOf(location)])],
    [text('mail.location.phone'), [phoneLink(location.phone)]],
    ...(hours.length === 0 ? [] : [[text(hoursLabel), inLines(hours)] as const]),
    ...(route === null
      ? []
      : [[text('mail.location.route'), [{ href: route, label: text('mail.location.openRoute') }]] as const]),
  ]
  return [
    { type: 'heading', text: text('mail.location.title') },
    { type: 'facts', facts },
  ]
}
