import { Section } from '../../components/layout/Section'
import type { NewsletterBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import { FormOrState } from '../FormOrState'

/** The newsletter sign-up; visitors confirm it through a link sent by e-mail. */
export const Newsletter = ({ block }: BlockProps<NewsletterBlock>) => (
  <Section title={block.title} intro={block.intro} tone="mist">
    <FormOrState block={block} kind="newsletter" submitLabel={block.submitLabel} />
  </Section>
)
