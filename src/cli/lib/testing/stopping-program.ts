import { onStop } from '../on-stop'
import { createTerminal } from '../terminal'

/** A command whose end takes as many ms as its first argument says (`never`: for ever); the second: see `onStop`; the third: whether a service is on its way up. */
const [, , duration, samePressMs, withService] = process.argv
const terminal = createTerminal(process.stdout, process.stderr)
const stop = onStop(
  terminal,
  async () => {
    await new Promise<void>((resolve) => {
      if (duration !== 'never') setTimeout(resolve, Number(duration))
    })
    terminal.say('ended in order')
  },
  Number(samePressMs),
)
// Keeps the process alive, as servers do.
setInterval(() => undefined, 1_000)
stop.also(async () => {
  terminal.say('ending')
  void stop.failed(new Error('a service was ended on its way up'))
})
/** Comes up while everything ends. */
const service = async () => {
  await new Promise((resolve) => process.once('SIGINT', resolve))
  await new Promise((resolve) => setTimeout(resolve, 50))
  terminal.say('service up')
  return { close: async () => terminal.say('service closed') }
}
if (withService === 'service') void stop.opening(service()).then(() => terminal.say('went on'))
terminal.say('ready')
