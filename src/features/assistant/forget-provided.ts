import { keepConversation, readConversation, withoutProvided } from './kept-conversation'

/** Deletes what a provider wrote from the conversation that is kept. */
export const forgetProvided = (): void => {
  const turns = readConversation()
  const left = withoutProvided(turns)
  if (left !== turns) keepConversation(left)
}
