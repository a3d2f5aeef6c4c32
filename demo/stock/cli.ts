import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseCliOptions, USAGE } from './cli-options'
import { generateStock } from './generate'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE'

function* asLines(vehicles: Iterable<unknown>): Generator<string> {
  for (const vehicle of vehicles) yield `${JSON.stringify(vehicle)}\n`
}

const main = async (): Promise<void> => {
  const { vehicles, seed, out, help } = parseCliOptions(process.argv.slice(2))
  if (help) {
    console.log(USAGE)
    return
  }
  const lines = Readable.from(asLines(generateStock({ vehicles, seed })))
  await pipeline(lines, out === null ? process.stdout : createWriteStream(out))
  if (out !== null) console.error(`${vehicles} vehicles (seed ${seed}) written to ${out}`)
}

main().catch((error: unknown) => {
  // `… | head` closes the pipe when it has read enough: nothing went wrong.
  if (isClosedPipe(error)) return
  console.error(`${messageOf(error)}\n\n${USAGE}`)
  process.exitCode = 1
})
