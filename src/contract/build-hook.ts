import { z } from 'zod'

/** What a build that was asked for through the host's build hook is told, and what its deploy keeps beside its functions. */
export const buildTriggerSchema = z.object({ trigger: z.string().regex(/^hook-[0-9a-f-]{36}$/) })

export type BuildTrigger = z.output<typeof buildTriggerSchema>

/** Below the published folder. */
export const TRIGGER_FILE = 'builds/trigger.json'
