import { Section } from '../../components/layout/Section'
import { RichText } from '../../components/ui/RichText'
import type { RichTextBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'

/** Running text. */
export const RichTextView = ({ block: { title, body, narrow } }: BlockProps<RichTextBlock>) => (
  <Section title={title} narrow={narrow}>
    <RichText doc={body} />
  </Section>
)
