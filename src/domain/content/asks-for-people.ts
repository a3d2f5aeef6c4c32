import type { ContactListBlock } from './types'

/** Whether a list of contacts shows people beside the dealerships. */
export const asksForPeople = ({ location, department }: Pick<ContactListBlock, 'location' | 'department'>): boolean =>
  location !== undefined || department !== undefined
