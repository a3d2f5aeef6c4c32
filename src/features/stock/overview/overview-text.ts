import type { IntlShape } from 'react-intl'
import { dataMessageId } from '../../../intl/message-id'

/**
 * A text of the stock overview, by its id without `overview.`. The build adds all these texts to a module that builds
 * their ids, so only this one does.
 */
export const overviewText = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  id: string,
  values?: Record<string, string | number>,
): string => formatMessage({ id: dataMessageId(`overview.${id}`) }, values)
