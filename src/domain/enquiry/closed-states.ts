/** States of an enquiry of which nothing follows any more. */
export const CLOSED_STATES = ['cancelled', 'refused', 'erased'] as const

/** Whether an enquiry has ended: the same content sent again is then another enquiry. */
export const isClosedState = (state: unknown): boolean => CLOSED_STATES.some((closed) => closed === state)
