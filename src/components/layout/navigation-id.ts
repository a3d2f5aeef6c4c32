/** Id of the dialog with the navigation of narrow screens. */
export const NAVIGATION_ID = 'navigation'
