/** Letters that an address may hold as they are; everything else is percent-encoded. */
const PLAIN = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*$/

const decodes = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** What is wrong with the letters of an address, as the end of a sentence; null when nothing is. */
export const lettersProblem = (text: string): string | null => {
  if (/\s/.test(text)) return 'has a blank in it'
  if (/[^\u0000-\u007f]/.test(text)) return 'is not ASCII: other letters are written percent-encoded'
  if (/%(?![0-9A-Fa-f]{2})/.test(text) || !decodes(text)) return 'has an invalid percent-encoding'
  return PLAIN.test(text) ? null : 'has a letter in it that must be percent-encoded'
}

/** What is wrong with a path, as the end of a sentence; null when nothing is. */
export const pathProblem = (path: string): string | null => {
  if (!path.startsWith('/')) return 'does not begin with a slash'
  if (path.includes('//')) return 'has two slashes in a row'
  if (path !== '/' && path.endsWith('/')) return 'ends with a slash'
  if (path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return 'has a dot segment'
  return lettersProblem(path)
}
