/** Anchor of the form of a page: links to `#formulaire` lead to it. */
export const FORM_ANCHOR = 'formulaire'
