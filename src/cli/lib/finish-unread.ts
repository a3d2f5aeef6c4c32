/**
 * Lets a command end what it began although nobody reads its output any more: `… list | head` has seen enough after ten
 * lines. Everything else that goes wrong with the stream still ends the process.
 */
export const finishUnread = (output: Pick<NodeJS.WriteStream, 'on'>): void => {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
