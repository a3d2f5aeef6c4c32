import type { RenderBodyArgs } from 'gatsby'
import { hydratedBlockNames } from '../../domain/content/block-names'

/**
 * Attributes of a page's body that name the blocks that are hydrated, so that their code need not wait for the page's data.
 *
 * @param load undefined in development, where Gatsby renders an empty shell
 */
export const blockAttributes = (load: RenderBodyArgs['loadPageDataSync'] | undefined, path: string): object => {
  const blocks = load ? hydratedBlockNames(load(path).result) : []
  return blocks.length > 0 ? { 'data-blocks': blocks.join(' ') } : {}
}
