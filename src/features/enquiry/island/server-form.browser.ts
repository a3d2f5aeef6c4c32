import type { ComponentType } from 'react'
import type { EngineProps } from '../engine/engine-props'

/** In place of `server-form.ts` in the browser: the page holds the HTML of the form already. */
export const ServerForm: ComponentType<EngineProps> | null = null
