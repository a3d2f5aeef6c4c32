import type { VacancyItem } from '../content/types'

/** Whether a position is open on an ISO day: its last day has not passed. One without a last day always is. */
export const isOpenOn = ({ validThrough }: Pick<VacancyItem, 'validThrough'>, day: string): boolean =>
  validThrough === undefined || validThrough >= day
