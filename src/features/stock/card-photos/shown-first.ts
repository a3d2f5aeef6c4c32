/** Index of the photo that a card shows when it is reached: the second one where a pointer hovers. */
export const shownFirst = (): number => (matchMedia('(hover: hover)').matches ? 1 : 0)
