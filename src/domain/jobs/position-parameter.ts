/** Parameter that the application form begins its field `position` with. */
export const POSITION_PARAMETER = 'candidature'
