/** Where the footer is: its links stand in for the mobile navigation, which some browsers open with scripts only. */
export const FOOTER_ID = 'pied'
