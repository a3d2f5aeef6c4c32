import type { GatsbyNode } from 'gatsby'
import { bookkeepingTypes } from './schema/bookkeeping'
import { locationTypes } from './schema/location'
import { modelTypes } from './schema/model'
import { sharedTypes } from './schema/shared'
import { vehicleTypes } from './schema/vehicle'

export const TYPE_DEFINITIONS = [sharedTypes, vehicleTypes, modelTypes, locationTypes, bookkeepingTypes]

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createSchemaCustomization */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({ actions }) => {
  for (const definitions of TYPE_DEFINITIONS) actions.createTypes(definitions)
}
