import { TOGGLE } from '../../config/inline-scripts/toggle'

/** Attributes of a button that looks pressed at once. By the time React takes it over, a visitor may have pressed it. */
export const toggleAttributes = { [TOGGLE]: '', suppressHydrationWarning: true }
