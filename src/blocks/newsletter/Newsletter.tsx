import { Section } from '../../components/layout/Section'
import type { NewsletterBlock } from '../../domain/content/types'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm'
import type { BlockProps } from '../block-props'

/** The subscription to the newsletter, which the visitor confirms by a link in a mail. */
export const Newsletter = ({ block: { title, intro, submitLabel } }: BlockProps<NewsletterBlock>) => (
  <Section title={title} intro={intro} tone="mist">
    <EnquiryForm kind="newsletter" submitLabel={submitLabel} />
  </Section>
)
