import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildTriggerSchema, TRIGGER_FILE } from '../../contract/build-hook'
import type { BuildTrigger } from '../../contract/build-hook'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Which trigger a build on the host was asked for with. The host hands the body of the request to its build hook on,
 * URL-encoded.
 *
 * @param body `INCOMING_HOOK_BODY`
 * @returns null for a build that something else began
 */
export const hookTrigger = (body: string | undefined): BuildTrigger | null => {
  try {
    return buildTriggerSchema.parse(JSON.parse(decoded(body ?? '')))
  } catch {
    return null
  }
}

/** Puts the trigger where the deploy's functions find it; a build without one leaves none of before. */
export const writeTrigger = async (dist: string, trigger: BuildTrigger | null): Promise<void> => {
  const file = join(dist, TRIGGER_FILE)
  if (trigger === null) return rm(file, { force: true })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(trigger))
}
