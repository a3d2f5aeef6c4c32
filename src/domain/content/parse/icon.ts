import type { ChosenIcon, IconFault } from '../../icons/drawn-icon'
import { iconKey, parseIconId } from '../../icons/icon-id'
import { ownIconName } from '../../icons/named-icons'
import { INVALID } from './field'
import type { Field } from './field'

const FAULTS: Record<IconFault, string> = {
  unknown: 'is unknown',
  unanswered: 'was not delivered in time',
  unusable: 'cannot be drawn',
}

/** An icon named by an editor. One that cannot be shown is noted, and its block is shown without it. */
export const icon: Field<ChosenIcon | undefined> = {
  required: true,
  expects: 'the name of an icon',
  parse: (raw, where, context) => {
    if (typeof raw !== 'string') return INVALID
    const id = parseIconId(raw)
    const own = id && ownIconName(id)
    if (own) return own
    const drawn = id === null ? 'unknown' : context.iconOf(iconKey(id))
    if (typeof drawn === 'object') return drawn
    context.note(where, `left out: icon "${raw.slice(0, 100)}" ${FAULTS[drawn]}`)
    return undefined
  },
}
