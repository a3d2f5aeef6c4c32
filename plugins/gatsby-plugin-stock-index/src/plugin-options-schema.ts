import type { GatsbyNode } from 'gatsby'
import type { CustomFacet } from '../../../src/domain/stock-search/fields'
import { FACET_IDS } from '../../../src/domain/stock-search/fields'
import { VEHICLE_FIELDS } from '../../../src/domain/vehicle/fields'

/** Options of the plugin. */
export interface StockIndexOptions {
  /** Type of the nodes that hold vehicles: the domain's fields, with the vehicle's number as `key`. */
  type: string
  /** Facets of the site's own, each over a plain field of vehicles. */
  facets: CustomFacet[]
}

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#pluginOptionsSchema */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  Joi.object({
    type: Joi.string().default('DealerVehicle').description('Type of the nodes that hold vehicles.'),
    facets: Joi.array()
      .items(
        Joi.object({
          id: Joi.string()
            .invalid(...FACET_IDS)
            .required()
            .messages({ 'any.invalid': '"{{#label}}" is a facet that every index has: choose another id' }),
          field: Joi.string()
            .valid(...Object.keys(VEHICLE_FIELDS))
            .required()
            .messages({ 'any.only': '"{{#label}}" must be a field of vehicles' }),
        }),
      )
      .unique('id')
      .default([])
      .description('Facets of the site’s own.'),
  })
