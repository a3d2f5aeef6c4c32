/** Lines of a text that match. */
export const occurrences = (text: string, pattern: RegExp): number =>
  text.split('\n').filter((line) => pattern.test(line)).length
