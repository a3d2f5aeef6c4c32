import type { Block } from './types'

/** Attribute of the element that stands in a page's HTML in place of a block that threw while the HTML was made. */
export const MISSING_BLOCK = 'data-missing-block'

/** Its value: which block it was. */
export const missingBlock = ({ component, _uid }: Pick<Block, 'component' | '_uid'>): string => `${component} ${_uid}`

const MARK = new RegExp(`${MISSING_BLOCK}="([\\w-]+) ([^"]*)"`, 'g')

/** The name and the `_uid` of each block that is missing in the HTML of a page, in the order of the page. */
export const missingBlocksIn = (html: string): { component: string; uid: string }[] =>
  [...html.matchAll(MARK)].map(([, component = '', uid = '']) => ({ component, uid }))
