import type { IntlShape } from 'react-intl'
import type { Reply } from '../../domain/assistant/reply'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'

type Intl = Pick<IntlShape, 'formatMessage'>

/** Whether the vehicle has a colour that was asked for; nothing where none was. */
export const colourLines = (
  colours: readonly string[] | undefined,
  { vehicle }: VehiclePageData,
  { formatMessage }: Intl,
): string[] =>
  colours
    ? [formatMessage({ id: colours.includes(vehicle.colour) ? 'assistant.isColour' : 'assistant.isOtherColour' })]
    : []

/** Which of the features that were asked for the vehicle has, and which it has not. */
export const equipmentLines = (
  { labels, missing, isFamily }: Extract<Reply, { code: 'equipment' }>,
  { formatMessage }: Intl,
): string[] => [
  ...(labels.length > 0
    ? [
        formatMessage(
          { id: isFamily ? 'assistant.equippedWith' : 'assistant.equipped' },
          { features: labels.join(', ') },
        ),
      ]
    : []),
  ...missing.map((feature) => formatMessage({ id: 'assistant.notEquipped' }, { feature })),
]
