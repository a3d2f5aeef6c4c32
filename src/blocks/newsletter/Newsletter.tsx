import { Section } from '../../components/layout/Section'
import type { NewsletterBlock } from '../../domain/content/types'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm'
import type { BlockProps } from '../block-props'

/** The newsletter sign-up; visitors confirm it through a link sent by e-mail. */
export const Newsletter = ({ block: { title, intro, submitLabel } }: BlockProps<NewsletterBlock>) => (
  <Section title={title} intro={intro} tone="mist">
    <EnquiryForm kind="newsletter" submitLabel={submitLabel} />
  </Section>
)
