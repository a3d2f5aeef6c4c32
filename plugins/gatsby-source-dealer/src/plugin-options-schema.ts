import type { GatsbyNode } from 'gatsby'
import { DEFAULTS } from './options'

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#pluginOptionsSchema */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  Joi.object({
    url: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .pattern(/[^/]$/)
      .required()
      .description('Origin of the stock system that serves the dealer data contract.')
      .messages({
        'any.required': '"url" is missing: the origin of the stock system, for example http://127.0.0.1:4401',
        'string.uriCustomScheme': '"url" must be an http(s) address',
        'string.pattern.base': '"url" must not end in a slash',
      }),
    token: Joi.string()
      .pattern(/^[\x21-\x7e]+$/)
      .description('Token that the stock system asks for; sent as "Authorization: Bearer …" and never printed.')
      .messages({ 'string.pattern.base': '"token" must be visible ASCII without spaces' }),
    pictureHosts: Joi.array()
      .items(Joi.string())
      .allow(null)
      .default(DEFAULTS.pictureHosts)
      .description('Origins, and hosts by https, that pictures may come from; others are left out and reported.'),
    pageSize: Joi.number()
      .integer()
      .min(1)
      .max(5000)
      .default(DEFAULTS.pageSize)
      .description('Vehicle changes asked for at once.'),
    timeout: Joi.number().integer().min(1).default(DEFAULTS.timeout).description('Milliseconds one answer may take.'),
    retryDelay: Joi.number()
      .integer()
      .min(0)
      .default(DEFAULTS.retryDelay)
      .description('Milliseconds before asking again.'),
    maximumDrop: Joi.number()
      .min(0)
      .max(1)
      .default(DEFAULTS.maximumDrop)
      .description('Share of the records of a kind that may vanish between two builds; beyond it the build stops.'),
    guardFrom: Joi.number()
      .integer()
      .min(1)
      .default(DEFAULTS.guardFrom)
      .description('Smallest number of records that is guarded.'),
    allowEmpty: Joi.boolean().default(DEFAULTS.allowEmpty).description('Lets any number of records vanish, for once.'),
    lastCounts: Joi.object()
      .pattern(Joi.string(), Joi.number().integer().min(0))
      .default(DEFAULTS.lastCounts)
      .description('Records of the last published build by kind: guards a build that has no cache.'),
  })
