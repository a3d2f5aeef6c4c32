/** Control characters, and the backslash that some browsers take for a slash: none has a place in an address. */
export const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/
