import type { ComponentType } from 'react'
import type { VehiclePageData } from '../../../domain/vehicle/parse-page-data'
import { Shells } from './Shells'

/**
 * The shells of the views as the server renders them; null in a browser. There `server-shells.browser.ts` stands in place
 * of this file (see `on-create-webpack-config.ts`), so that a vehicle's page does not carry the code of its views.
 */
export const ServerShells: ComponentType<VehiclePageData> | null = typeof window === 'undefined' ? Shells : null
