import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options?: { type: 'minor' }) => void

const engineGc = (): CollectGarbage | undefined => {
  setFlagsFromString('--expose-gc')
  try {
    return runInNewContext('gc') as CollectGarbage | undefined
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}

/** Gives back what the bundler used and nobody needs again: most of the memory of a first build. */
export const collectGarbage = (): void => {
  engineGc()?.()
}

/** Gives back what was used for a short time only, in a few ms; with it go the buffers that files were read into. */
export const collectYoung = (): void => {
  engineGc()?.({ type: 'minor' })
}
