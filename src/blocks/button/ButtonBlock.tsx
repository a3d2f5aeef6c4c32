import type { ButtonProps } from '../../domain/content/types'
import { CmsButton } from '../../features/booking/CmsButton'
import type { BlockProps } from '../block-props'

/** A button of its own between two blocks. */
export const ButtonBlock = ({ block }: BlockProps<ButtonProps>) => (
  <div className="wrap lone">
    <CmsButton button={block} />
  </div>
)
