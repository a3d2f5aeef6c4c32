/**
 * On the root element of a page that was opened at its top: parts out of view are laid out when they come near it. Going back,
 * a reload and an anchor lead to a place further down, whose distance from the top must be true at once.
 */
export const FRESH = 'data-fresh'

/**
 * Its value until the scripts start, or until those that a visitor waits for are there: what is asked for comes before pictures
 * out of view.
 */
export const FIRST_VIEW = 'first-view'

/** On parts of such a page that are laid out wherever they are. */
export const LAID_OUT = 'data-laid-out'
