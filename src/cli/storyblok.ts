import { parseStoryblokEnv } from '../config/env/storyblok-env'
import { errorMessage } from '../domain/errors/error-message'
import { parseStoryblokCommand, USAGE } from './lib/storyblok/parse-command'
import { runStoryblokCommand } from './lib/storyblok/run-command'
import { UsageError } from './lib/usage-error'

/** `npm run storyblok -- …`: the block library and the demo's stories of a Storyblok space. */
const main = async (): Promise<void> => {
  const command = parseStoryblokCommand(process.argv.slice(2))
  if (command === null) {
    console.log(USAGE)
    return
  }
  const isDone = await runStoryblokCommand(command, parseStoryblokEnv(process.env), (line) => console.log(line))
  if (!isDone) process.exitCode = 1
}

main().catch((error: unknown) => {
  const isUsage = error instanceof UsageError
  console.error(errorMessage(error))
  if (isUsage) console.error(`\n${USAGE}`)
  process.exitCode = isUsage ? 2 : 1
})
