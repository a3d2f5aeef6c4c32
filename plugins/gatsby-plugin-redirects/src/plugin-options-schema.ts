import type { GatsbyNode } from 'gatsby'
import { MISSING_TARGETS } from './lint/settle-target'
import type { MissingTargets } from './lint/settle-target'

/** Options of the plugin, as `gatsby-config.ts` gives them. */
export interface RedirectsOptions {
  /** Folder of the rule files. */
  folder: string
  /** File of known defects below the folder, and whether they are reproduced. */
  knownDefects: { file: string; reproduce: boolean }
  /** CMS datasource with further rules. */
  datasource: string
  /** Parent of the vehicle pages. */
  stockPath: string
  externalHosts: string[]
  /** Routes without a page of their own, with placeholders. */
  extraRoutes: string[]
  /** Roots that this configuration names otherwise than the table does, for example `/stock` → `/vehicules`. */
  movedRoots: Record<string, string>
  /** Placeholders of routes and status rules that stand only for what pages have there: `{ brand: '/:brand/stock' }`. */
  placeholders: Record<string, string>
  /** Lines of the host's file that come after the 301 rules. */
  statusRules: string[]
  /** What becomes of a rule whose target nothing answers, and of one whose old address is a page. */
  missingTargets: MissingTargets
  /** Type of the nodes `{ from, target }` that tell where moved pages are now; none without it. */
  movedType?: string | undefined
}

const absolutePath = /^\//

/** @see https://www.gatsbyjs.com/docs/how-to/plugins-and-themes/configuring-usage-with-plugin-options/ */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required().description('Folder of the rule files (CSV with the header from,to).'),
    knownDefects: Joi.object({
      file: Joi.string().required().description('CSV of rules that are known to be wrong, with the column defect.'),
      reproduce: Joi.boolean()
        .strict()
        .default(false)
        .description('Whether the known defects take the place of their rules.'),
    })
      .default({ file: 'fidelity/known-defects.csv', reproduce: false })
      .description('Defects of the old table, for fidelity to it.'),
    datasource: Joi.string().default('redirects').description('Slug of the CMS datasource with further rules.'),
    stockPath: Joi.string()
      .pattern(absolutePath, 'a path that begins with a slash')
      .default('/stock')
      .description('Parent of the vehicle pages; the rules of sold vehicles lead there.'),
    externalHosts: Joi.array()
      .items(
        Joi.string()
          .hostname()
          .messages({ 'string.hostname': '{{#label}} must be a host name without protocol or path' }),
      )
      .default([])
      .description('Hosts that a rule may lead to.'),
    extraRoutes: Joi.array()
      .items(Joi.string().pattern(absolutePath, 'a path that begins with a slash'))
      .default([])
      .description('Routes without a page of their own, with placeholders, that a rule may lead to.'),
    movedRoots: Joi.object()
      .pattern(absolutePath, Joi.string().pattern(absolutePath, 'a path that begins with a slash'))
      .default({})
      .description('Roots of targets that this configuration names otherwise than the table does.'),
    placeholders: Joi.object()
      .pattern(/^\w+$/, Joi.string().pattern(absolutePath, 'a path that begins with a slash'))
      .default({})
      .description('Placeholders that stand only for the names that the paths of pages have in their place.'),
    statusRules: Joi.array()
      .items(Joi.string())
      .default([])
      .description('Lines in the host’s syntax that come after the 301 rules: rewrites (200) and error pages (404).'),
    missingTargets: Joi.string()
      .valid(...MISSING_TARGETS)
      .default('error')
      .description(
        'Whether a rule without a page at its target, or with one at its old address, ends the build (error) or gives way (fallback).',
      ),
    movedType: Joi.string().description(
      'Type of the nodes with the fields from and target: where pages that were moved are now.',
    ),
  })
