/** States of an enquiry of which nothing follows any more. */
const CLOSED_STATES: readonly unknown[] = ['cancelled', 'refused', 'erased']

/** Whether an enquiry has ended: the same content sent again is then another enquiry. */
export const isClosedState = (state: unknown): boolean => CLOSED_STATES.includes(state)
