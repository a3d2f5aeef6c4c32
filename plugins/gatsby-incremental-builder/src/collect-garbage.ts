import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const engineGc = (): unknown => {
  setFlagsFromString('--expose-gc')
  try {
    return runInNewContext('gc')
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}

/** Gives back what the bundler used and nobody needs again: most of the memory of a first build. */
export const collectGarbage = (): void => {
  const collect = engineGc()
  if (typeof collect === 'function') collect()
}

/** Gives back what was used for a short time only, in a few ms; with it go the buffers that files were read into. */
export const collectYoung = (): void => {
  const collect = engineGc()
  if (typeof collect === 'function') collect({ type: 'minor' })
}
