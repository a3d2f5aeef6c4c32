/** Two folders in which a builder can work, so that a new one warms up while the old one still builds. */
export const SLOTS = ['a', 'b'] as const
export type Slot = (typeof SLOTS)[number]

export const otherSlot = (slot: Slot): Slot => (slot === 'a' ? 'b' : 'a')
