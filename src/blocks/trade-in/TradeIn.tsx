import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { site } from '../../config/site'
import type { TradeInBlock } from '../../domain/content/types'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm'
import type { BlockProps } from '../block-props'
import { EditorNote } from '../EditorNote'
import { useStoryData } from '../story-data'

/** A form to get the visitor’s own car valued, if the group accepts trade-ins (`site.tradeIn`). */
export const TradeIn = ({ block }: BlockProps<TradeInBlock>) => {
  const { formatMessage } = useIntl()
  const { locations } = useStoryData()
  if (!site.tradeIn) return <EditorNote block={block}>{formatMessage({ id: 'tradeIn.off' })}</EditorNote>
  const { title, intro, location } = block
  return (
    <Section title={title} intro={intro} id="reprise">
      <EnquiryForm kind="trade_in" sites={locations} subject={{ locationId: location ?? null }} />
    </Section>
  )
}
