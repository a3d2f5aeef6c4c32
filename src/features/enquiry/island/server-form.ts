import type { ComponentType } from 'react'
import type { EngineProps } from '../engine/engine-props'
import { FormRoot } from '../engine/FormRoot'

/**
 * The form as the server renders it; null in a browser. There `server-form.browser.ts` stands in place of this file (see
 * `on-create-webpack-config.ts`), so that a page does not carry the code of its form.
 */
export const ServerForm: ComponentType<EngineProps> | null = typeof window === 'undefined' ? FormRoot : null
