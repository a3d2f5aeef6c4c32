import type { ComponentType } from 'react'
import type { VehiclePageData } from '../../../domain/vehicle/parse-page-data'

/** In place of `server-shells.ts` in the browser: the page holds their HTML already. */
export const ServerShells: ComponentType<VehiclePageData> | null = null
