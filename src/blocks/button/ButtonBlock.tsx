import { Section } from '../../components/layout/Section'
import type { ButtonProps } from '../../domain/content/types'
import { CmsButton } from '../../features/booking/CmsButton'
import type { BlockProps } from '../block-props'

/** A button of its own between two blocks. */
export const ButtonBlock = ({ block }: BlockProps<ButtonProps>) => (
  <Section>
    <CmsButton button={block} />
  </Section>
)
