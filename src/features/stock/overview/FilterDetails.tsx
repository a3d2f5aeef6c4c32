import type { ReactNode } from 'react'
import { Icon } from '../../../components/ui/Icon'
import type { Words } from './describe-filters'

interface Props {
  title: string
  /** Whether it is open before anyone touches it. */
  isOpen?: boolean | undefined
  /** Filters of the group that are set. */
  active: number
  words: Words
  /** Called each time the group opens. */
  onOpen?: () => void
  /** Called when a pointer or the focus comes to the group. */
  onApproach?: () => void
  children: ReactNode
}

/** A group of filters under its title, which opens and closes it. */
export const FilterDetails = ({ title, isOpen, active, words: { text }, onOpen, onApproach, children }: Props) => (
  <details
    open={isOpen}
    onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    onPointerEnter={onApproach}
    onFocus={onApproach}
  >
    <summary>
      <h3>{title}</h3>
      {active > 0 && (
        <b>
          {active}
          <span className="sr"> {text('activeCount', { count: active })}</span>
        </b>
      )}
      <Icon name="chevron-down" size={16} />
    </summary>
    <div>{children}</div>
  </details>
)
