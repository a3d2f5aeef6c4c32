import { Section } from '../../components/layout/Section'
import { RichText } from '../../components/ui/RichText'
import type { RichTextBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'

/** Running text; only its title where a block follows it at once. */
export const RichTextView = ({ block: { title, body, narrow } }: BlockProps<RichTextBlock>) => (
  <Section title={title} narrow={narrow}>
    {body.content.length > 0 && <RichText doc={body} />}
  </Section>
)
