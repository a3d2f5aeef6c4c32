/** Parameter that prefills the field `position` of the application form. */
export const POSITION_PARAMETER = 'candidature'
