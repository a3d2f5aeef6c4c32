import type { IntlShape } from 'react-intl'
import type { Reply } from '../../domain/assistant/reply/reply'
import type { AnswerView } from './kept-conversation'
import { allOffersLink } from './view-parts'

const STATES = ['included', 'excluded', 'varies'] as const

/** What lease offers of each kind include and what they do not, in the words of their own terms. */
export const leaseServicesView = (
  { services }: Extract<Reply, { code: 'leaseServices' }>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): AnswerView => ({
  lines: (['private', 'business'] as const).flatMap((kind) =>
    STATES.flatMap((state) => {
      const labels = services.filter((one) => one.kind === kind && one.state === state).map(({ label }) => label)
      return labels.length === 0
        ? []
        : [formatMessage({ id: 'assistant.leaseServices' }, { kind, state, services: labels.join(', ') })]
    }),
  ),
  links: [allOffersLink(services, { formatMessage })],
  vehicleIds: [],
})
