import type { IntlShape } from 'react-intl'
import { site } from '../../config/site'
import type { Reply } from '../../domain/assistant/reply/reply'
import { formatWeekdayDate } from '../../domain/format/date'
import type { AnswerView } from './kept-conversation'
import { formOf } from './test-drive-view'

/** The form of an appointment at the workshop, with the dealership and the day that were said. */
export const appointmentView = (
  { what, locationId, day }: Extract<Reply, { code: 'appointment' }>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): AnswerView => {
  // The tyre form needs only a day; the workshop form also needs a time.
  const dayText = what === 'tyres' ? 'assistant.appointmentDay' : 'assistant.testDriveDay'
  return {
    lines: [
      formatMessage({ id: `assistant.appointment.${what}` }),
      ...(day === null ? [] : [formatMessage({ id: dayText }, { day: formatWeekdayDate(day) })]),
    ],
    links: [
      {
        label: formatMessage({ id: 'booking.title' }),
        to: formOf(site.chat.pages[what], locationId, day),
        opensForm: true,
      },
    ],
    vehicleIds: [],
  }
}
