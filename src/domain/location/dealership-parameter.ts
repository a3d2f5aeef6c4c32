/** Query parameter that names a dealership, on lists and on pages with a form. */
export const DEALERSHIP_PARAMETER = 'concession'
