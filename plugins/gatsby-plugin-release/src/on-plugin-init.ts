import type { GatsbyNode } from 'gatsby'

export const ERROR_IDS = { manifest: '10001' } as const

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPluginInit */
export const onPluginInit: NonNullable<GatsbyNode['onPluginInit']> = ({ reporter }) => {
  reporter.setErrorMap({
    [ERROR_IDS.manifest]: {
      text: ({ sourceMessage }) => `The build cannot be named: ${String(sourceMessage)}`,
      level: 'ERROR',
      category: 'SYSTEM',
    },
  })
}
