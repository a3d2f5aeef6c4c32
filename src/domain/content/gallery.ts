/** Address of the gallery of blocks on the preview server. */
export const GALLERY_PATH = '/dev/blocks'
/** Story id of the gallery on the preview server; no story of a space has it. */
export const GALLERY_ID = 999_999_999_999_999

/** States of a form after an attempt to send it. The gallery shows each of them. */
export const FORM_STATES = ['invalid', 'limited', 'kept', 'sent'] as const
export type FormState = (typeof FORM_STATES)[number]

/**
 * Mark of the visual editor on an example of the gallery: it is shown as in a draft, with the notes for editors.
 *
 * @param state in which the form of the example is shown
 */
export const galleryMark = (state: FormState | '' = ''): string =>
  `<!--#storyblok#{"name":"gallery","space":"","uid":"gallery","id":"${state}"}-->`

export const isGalleryMark = (mark = ''): boolean => mark.includes('"gallery"')

/** The state in which the gallery shows a form; null for one that can be filled in. */
export const formStateOf = (mark = ''): FormState | null =>
  FORM_STATES.find((state) => mark.includes(`"${state}"}`)) ?? null
