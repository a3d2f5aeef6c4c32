const LINK = /(?:https?:\/\/|www\.)[^\s]+/gi
/** Addresses without a scheme that mail programs turn into links all the same. */
const BARE_LINK =
  /(?<![\w@.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|club|click|link)(?![\w-])(?:\/\S*)?|(?<![\w@.-])[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S+/gi

/**
 * A text without addresses of the web: whoever enters the address of somebody else must not send them links in the name
 * of the group.
 */
export const withoutLinks = (text: string, replacement: string): string =>
  text.replace(LINK, replacement).replace(BARE_LINK, replacement)

/** At most so many characters, without half a pair at the end. */
export const shorten = (text: string, max: number): string => {
  const letters = [...text]
  return letters.length <= max
    ? text
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
