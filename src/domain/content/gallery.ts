/** Address of the gallery of blocks on the preview server. */
export const GALLERY_PATH = '/dev/blocks'
/** Story id of the gallery on the preview server; no story of a space has it. */
export const GALLERY_ID = 999_999_999_999_999
