import { onStop } from '../on-stop'
import { createTerminal } from '../terminal'

/** A command whose end takes as many ms as its first argument says (`never`: for ever); the second: see `onStop`. */
const [, , duration, samePressMs] = process.argv
const terminal = createTerminal(process.stdout, process.stderr)
const stop = onStop(terminal, async () => {
  await new Promise<void>((resolve) => {
    if (duration !== 'never') setTimeout(resolve, Number(duration))
  })
  terminal.say('ended in order')
}, Number(samePressMs))
// Keeps the process alive, as servers do.
setInterval(() => undefined, 1_000)
stop.also(async () => {
  terminal.say('ending')
  void stop.failed(new Error('a service was ended on its way up'))
})
terminal.say('ready')
