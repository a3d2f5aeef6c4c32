import { paths } from '../../config/segments'
import { site } from '../../config/site'
import type { Reply } from '../../domain/assistant/reply/reply'
import { DAY_PARAMETER } from '../../domain/enquiry/day-parameter'
import { formatWeekdayDate } from '../../domain/format/date'
import { DEALERSHIP_PARAMETER } from '../../domain/location/dealership-parameter'
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

/** Vehicles to choose from, or the form for any; it says where the model is not in stock. */
export const testDriveView = (
  { vehicleIds, locationId, missing, day, time, isAtHome, homeTerms, isLong }: Extract<Reply, { code: 'testDrive' }>,
  { engine, intl: { formatMessage }, knowledge }: ViewSources,
): AnswerView => {
  const slot = day === null || time === undefined ? day : `${day}T${time}`
  const links = formLinks(vehicleIds, slot, engine)
  const place = knowledge.facts.dealerships.find(({ id }) => id === locationId)
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
      formatMessage({ id: links.length > 0 ? 'assistant.testDrive' : 'assistant.testDriveAny' }),
      ...(day === null
        ? []
        : [
            time === undefined
              ? formatMessage({ id: 'assistant.testDriveDay' }, { day: formatWeekdayDate(day) })
              : formatMessage({ id: 'assistant.testDriveTime' }, { day: formatWeekdayDate(day), time }),
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
