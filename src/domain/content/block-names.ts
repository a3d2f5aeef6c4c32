import { isRecord } from '../is-record'
import { countInFirstView } from './first-view'
import { isStaticBlock } from './static-blocks'

const NEVER = () => false

const collect = (value: unknown, names: Set<string>, isLeftOut: typeof isStaticBlock): void => {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, names, isLeftOut)
  } else if (typeof value === 'object' && value !== null) {
    if ('component' in value && typeof value.component === 'string') {
      const { component } = value
      if (!isLeftOut({ ...value, component })) names.add(component)
    }
    for (const entry of Object.values(value)) collect(entry, names, isLeftOut)
  }
}

const storyOf = (result: unknown): unknown => {
  const data = isRecord(result) ? result['data'] : null
  return isRecord(data) ? data['story'] : null
}

const namesIn = (content: unknown, isLeftOut: typeof isStaticBlock): string[] => {
  const names = new Set<string>()
  collect(content, names, isLeftOut)
  return [...names]
}

const bodyOf = (story: unknown): object[] => {
  const content = isRecord(story) ? story['content'] : null
  const body = isRecord(content) ? content['body'] : null
  return Array.isArray(body) ? body.filter(isRecord) : []
}

/**
 * Names of the blocks that a page shows, each once: those of its story, also where they stand inside others.
 *
 * @param result what Gatsby keeps of a page: `{ data, pageContext }`
 */
export const blockNames = (result: unknown): string[] => namesIn(storyOf(result), NEVER)

/** The same of the blocks that its first view may show. */
export const firstBlockNames = (result: unknown): string[] => {
  const body = bodyOf(storyOf(result))
  return namesIn(body.slice(0, countInFirstView(body)), NEVER)
}

/** The same without the blocks whose HTML the first page of a visit keeps, see `isStaticBlock`. */
export const hydratedBlockNames = (result: unknown): string[] => namesIn(storyOf(result), isStaticBlock)
