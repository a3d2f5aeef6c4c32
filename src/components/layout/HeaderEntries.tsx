import type { MenuEntry } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { MegaPanel } from './MegaPanel'

/** Name for the group of panels: the browser keeps one of them open at most. */
const GROUP = 'navigation-principale'

/** Items of the main navigation: links, and panels that are native `details`. */
export const HeaderEntries = ({ entries }: { entries: readonly MenuEntry[] }) =>
  entries.map((entry) => (
    <li key={entry._uid}>
      {entry.columns?.length ? (
        <details name={GROUP}>
          <summary>
            {entry.label} <Icon name="chevron-down" size={16} />
          </summary>
          <MegaPanel entry={entry} />
        </details>
      ) : (
        <Link to={entry.to}>{entry.label}</Link>
      )}
    </li>
  ))
