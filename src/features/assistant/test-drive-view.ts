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

/** Forms of vehicles of the stock by number; those that are gone are left out. */
const formLinks = (ids: readonly number[], day: string | null, { columns }: StockEngine): AnswerLink[] =>
  ids.flatMap((id) => {
    const row = columns.ids.indexOf(id)
    if (row < 0) return []
    const vehicle = summaryOf(columns, row)
    return [
      {
        label: `${vehicle.brandName} ${vehicle.modelName} ${vehicle.variant}`,
        to: formOf(paths.vehicleView(vehicleSlug(vehicle), 'testDrive'), null, day),
      },
    ]
  })

/** The dealerships where some vehicles are; all of them where none is known. */
const placesOf = (
  ids: readonly number[],
  dealerships: readonly DealershipFacts[],
  { columns }: StockEngine,
): readonly DealershipFacts[] => {
  const rows = ids.map((id) => columns.ids.indexOf(id)).filter((row) => row >= 0)
  const there = rows.map((row) => summaryOf(columns, row).locationId)
  return there.length === 0 ? dealerships : dealerships.filter(({ id }) => there.includes(id))
}

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
  const place = dealerships.find(({ id }) => id === locationId)
  const places = place && missing !== 'vehicle' ? [place] : placesOf(vehicleIds, dealerships, engine)
  const isClosed = day !== null && places.every((one) => isClosedOn(one, day))
  const slot = day === null || isClosed ? null : time === undefined ? day : `${day}T${time}`
  const links = formLinks(vehicleIds, slot, engine)
  const isForAny = links.length === 0 || (missing !== null && missing !== 'vehicle')
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
      ...(day === null
        ? []
        : [
            isClosed
              ? formatMessage(
                  { id: 'assistant.testDriveClosed' },
                  { day: formatWeekdayDate(day), count: places.length, name: places[0]?.name ?? '' },
                )
              : time === undefined
                ? formatMessage({ id: 'assistant.testDriveDay' }, { day: formatWeekdayDate(day) })
                : formatMessage(
                    { id: 'assistant.testDriveTime' },
                    { day: formatWeekdayDate(day), time: frenchTime(time) },
                  ),
          ]),
    ],
    links: [
      ...links,
      ...(isForAny
        ? [
            {
              label: formatMessage({ id: 'assistant.testDriveLink' }),
              to: formOf(site.chat.pages.testDrive, locationId, slot),
            },
          ]
        : []),
    ],
    vehicleIds: [],
  }
}
