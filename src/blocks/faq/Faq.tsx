import { Section } from '../../components/layout/Section'
import { Accordion } from '../../components/ui/Accordion'
import { RichText } from '../../components/ui/RichText'
import { questionId } from '../../domain/content/question-id'
import type { FaqBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'

/** Questions and answers. Their structured data is in the head of the page, see `withBlockDocuments`. */
export const Faq = ({ block: { title, items } }: BlockProps<FaqBlock>) => (
  <Section title={title} narrow>
    <Accordion
      items={items.map(({ _uid, question, answer }) => ({
        key: _uid,
        id: questionId(question),
        title: question,
        content: <RichText doc={answer} />,
      }))}
    />
  </Section>
)
