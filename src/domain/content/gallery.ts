/** Address of the gallery of blocks on the preview server. */
export const GALLERY_PATH = '/dev/blocks'
/** Number by which the preview server knows it; no story of a space has it. */
export const GALLERY_ID = 999_999_999_999_999
