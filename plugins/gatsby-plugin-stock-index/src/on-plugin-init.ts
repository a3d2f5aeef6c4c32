import type { GatsbyNode } from 'gatsby'

export const ERROR_IDS = { index: '10001' } as const

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPluginInit */
export const onPluginInit: NonNullable<GatsbyNode['onPluginInit']> = ({ reporter }) => {
  reporter.setErrorMap({
    [ERROR_IDS.index]: {
      text: ({ sourceMessage }) => `The stock index cannot be written: ${String(sourceMessage)}`,
      level: 'ERROR',
      category: 'SYSTEM',
    },
  })
}
