import { Section } from '../../components/layout/Section'
import { Accordion } from '../../components/ui/Accordion'
import { plainText } from '../../components/ui/rich-text-node'
import { RichText } from '../../components/ui/RichText'
import type { FaqBlock } from '../../domain/content/types'
import { jsonLdDocument } from '../../domain/seo/json-ld'
import type { BlockProps } from '../block-props'

/** Questions and answers; search engines read them as such. */
export const Faq = ({ block: { title, items } }: BlockProps<FaqBlock>) => {
  const structured = jsonLdDocument({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  })
  return (
    <Section title={title} narrow>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(structured).replace(/</g, '\\u003c') }}
      />
      <Accordion
        items={items.map(({ _uid, question, answer }) => ({
          key: _uid,
          title: question,
          content: <RichText doc={answer} />,
        }))}
      />
    </Section>
  )
}
