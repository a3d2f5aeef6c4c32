import type { BuildEnv } from '../../config/env/build-env'
import { onceFor } from '../../domain/collections/once'
import type { IconDrawings } from '../../domain/icons/drawn-icon'
import type { IconId } from '../../domain/icons/icon-id'
import { namedIcons } from '../../domain/icons/named-icons'
import { createSiteIcons } from '../../icon-services/icon-reader'
import type { ReadIcons } from '../../icon-services/icon-reader'
import type { StoryEntry } from './story-entry'

let reader: { services: string; read: ReadIcons } | null = null

/** One for the process, which keeps what it read. */
const readerOf = (services: readonly string[]): ReadIcons => {
  const key = services.join(' ')
  reader = reader?.services === key ? reader : { services: key, read: createSiteIcons(services) }
  return reader.read
}

type Entry = Pick<StoryEntry, 'content'>

/** Content that is no JSON is told of by the parser. */
const contentOf = ({ content }: Entry): unknown => {
  try {
    return typeof content === 'string' ? JSON.parse(content) : null
  } catch {
    return null
  }
}

/** Read once for an entry: one that did not change is the same object in the next build. */
const iconsOf = onceFor((entry: Entry): IconId[] => namedIcons([contentOf(entry)]))

/** Drawings of the icons that stories name beyond those that every release has. A build asks once for all of them. */
export const readNamedIcons = (
  entries: Iterable<Entry>,
  { ICON_SERVICES }: Pick<BuildEnv, 'ICON_SERVICES'>,
): Promise<IconDrawings> => readerOf(ICON_SERVICES)([...entries].flatMap(iconsOf))
