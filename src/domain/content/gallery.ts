/** Address of the gallery of blocks on the preview server. */
export const GALLERY_PATH = '/dev/blocks'
/** Story id of the gallery on the preview server; no story of a space has it. */
export const GALLERY_ID = 999_999_999_999_999
/** Mark of the visual editor on the examples of the gallery: they are shown as in a draft, with the notes for editors. */
export const GALLERY_MARK = '<!--#storyblok#{"name":"gallery","space":"","uid":"gallery","id":""}-->'
