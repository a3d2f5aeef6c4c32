/** A feed that is refused as a whole: nothing of it goes in. The message is one line for the terminal. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/** What is said of a feed that has every column of its last line, but perhaps not the whole of the last one. */
export const cutOff = (line: number): string =>
  `The feed seems to be cut off: its last value (line ${line}) cannot be read and has no line break behind it. End it with a line break if it is whole.`
