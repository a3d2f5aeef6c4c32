import { paths } from '../../config/segments'
import { site } from '../../config/site'
import type { Reply } from '../../domain/assistant/reply/reply'
import type { DealershipFacts } from '../../domain/assistant/site/site-facts'
import { DAY_PARAMETER } from '../../domain/enquiry/day-parameter'
import { formatWeekdayDate } from '../../domain/format/date'
import { DEALERSHIP_PARAMETER } from '../../domain/location/dealership-parameter'
import { isOpenOn } from '../../domain/location/open-on'
import { frenchTime } from '../../domain/location/opening'
import { openingHoursOf } from '../../domain/location/opening-hours'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import { withParameters } from '../../domain/routes/with-parameters'
import { summaryOf } from '../../domain/stock-search/codec/summary'
import type { StockEngine } from '../stock/load-stock'
import type { AnswerLink, AnswerView } from './kept-conversation'
import type { ViewSources } from './reply-view'

/** A page with a form that begins with a dealership, and with a day or a time of it. */
export const formOf = (page: string, locationId: string | null, day: string | null = null): string =>
  withParameters(
    page,
    [
      ...(locationId === null ? [] : [`${DEALERSHIP_PARAMETER}=${locationId}`]),
      ...(day === null ? [] : [`${DAY_PARAMETER}=${day}`]),
    ].join('&'),
  )

/** Vehicles of the stock by number; those that are gone are left out. */
const summariesOf = (ids: readonly number[], { columns }: StockEngine) =>
  ids.flatMap((id) => {
    const row = columns.ids.indexOf(id)
    return row < 0 ? [] : [summaryOf(columns, row)]
  })
type Summary = ReturnType<typeof summariesOf>[number]

const formLink = (vehicle: Summary, day: string | null): AnswerLink => ({
  label: `${vehicle.brandName} ${vehicle.modelName} ${vehicle.variant}`,
  to: formOf(paths.vehicleView(vehicleSlug(vehicle), 'testDrive'), null, day),
  opensForm: true,
})

/** The dealerships where some vehicles are; all of them where there is no vehicle. */
const placesOf = (vehicles: readonly Summary[], dealerships: readonly DealershipFacts[]): readonly DealershipFacts[] =>
  vehicles.length === 0
    ? dealerships
    : dealerships.filter(({ id }) => vehicles.some(({ locationId }) => locationId === id))

const isClosedOn = (dealership: DealershipFacts, day: string): boolean => {
  const hours = openingHoursOf(dealership, 'showroom')
  return hours !== null && !isOpenOn(hours, day)
}

/** Vehicles to choose from, or the form for any; it says where the model is not in stock. */
export const testDriveView = (
  { vehicleIds, locationId, missing, day, time, isAtHome, homeTerms, isLong }: Extract<Reply, { code: 'testDrive' }>,
  { engine, intl: { formatMessage }, knowledge }: ViewSources,
): AnswerView => {
  const { dealerships } = knowledge.facts
  const vehicles = summariesOf(vehicleIds, engine)
  const place = dealerships.find(({ id }) => id === locationId)
  const places = place && missing !== 'vehicle' ? [place] : placesOf(vehicles, dealerships)
  const isClosed = day !== null && places.every((one) => isClosedOn(one, day))
  const slot = day === null || isClosed ? null : time === undefined ? day : `${day}T${time}`
  const links = vehicles.map((vehicle) => formLink(vehicle, slot))
  const isForAny = links.length === 0 || missing === 'there' || missing === 'everywhere'
  const dayLine = (wished: string): string => {
    const told = { day: formatWeekdayDate(wished) }
    if (isClosed)
      return formatMessage(
        { id: 'assistant.testDriveClosed' },
        { ...told, count: places.length, name: places[0]?.name ?? '' },
      )
    return time === undefined
      ? formatMessage({ id: 'assistant.testDriveDay' }, told)
      : formatMessage({ id: 'assistant.testDriveTime' }, { ...told, time: frenchTime(time) })
  }
  return {
    lines: [
      ...(missing === 'everywhere' ? [formatMessage({ id: 'assistant.testDriveNowhere' })] : []),
      ...(missing === 'there' && place && links.length > 0
        ? [formatMessage({ id: 'assistant.testDriveElsewhere' }, { name: place.name })]
        : []),
      ...(missing === 'vehicle' && place && links.length > 0
        ? [formatMessage({ id: 'assistant.testDriveOfVehicle' }, { name: place.name })]
        : []),
      ...(isAtHome ? [homeTerms?.answer ?? formatMessage({ id: 'assistant.testDriveHome' })] : []),
      ...(isLong ? [formatMessage({ id: 'assistant.testDriveLong' })] : []),
      links.length > 0
        ? formatMessage({ id: 'assistant.testDrive' }, { count: links.length })
        : formatMessage({ id: 'assistant.testDriveAny' }),
      ...(day === null ? [] : [dayLine(day)]),
    ],
    links: [
      ...links,
      ...(isForAny
        ? [
            {
              label: formatMessage({ id: 'assistant.testDriveLink' }),
              to: formOf(site.chat.pages.testDrive, locationId, slot),
              opensForm: true as const,
            },
          ]
        : []),
    ],
    vehicleIds: [],
  }
}
