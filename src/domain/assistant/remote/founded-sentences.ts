import { createFactCheck } from './find-unfounded'
import { RemoteError } from './remote-question'

const END = /[.!?…](?=\s)|\n/g

/** Where the last whole sentence of a text ends; 0 when there is none. */
const endOf = (text: string): number =>
  [...text.matchAll(END)].reduce((end, { index, 0: mark }) => index + mark.length || end, 0)

/**
 * Hands on an answer sentence by sentence, each once it is whole and all its figures and addresses are in the facts.
 *
 * @throws RemoteError `unfounded` at the first sentence that says something else
 */
export async function* foundedSentences(
  pieces: AsyncIterable<string>,
  facts: readonly string[],
): AsyncGenerator<string, void> {
  const check = createFactCheck(facts)
  const checked = (sentence: string): string => {
    if (check(sentence).length > 0) throw new RemoteError('unfounded')
    return sentence.replaceAll('**', '')
  }
  let text = ''
  for await (const piece of pieces) {
    text += piece
    const end = endOf(text)
    if (end === 0) continue
    yield checked(text.slice(0, end))
    text = text.slice(end)
  }
  if (text.trim() !== '') yield checked(text)
}
