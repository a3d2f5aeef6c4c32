/** Where the footer is: its links stand in for the mobile navigation, which needs scripts. */
export const FOOTER_ID = 'pied'
