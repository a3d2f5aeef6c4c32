import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { site } from '../../config/site'
import { isGalleryMark } from '../../domain/content/gallery'
import type { TradeInBlock } from '../../domain/content/types'
import type { BlockProps, Editable } from '../block-props'
import { EditorNote } from '../EditorNote'
import { FormOrState } from '../FormOrState'
import { useStoryData } from '../story-data'

/**
 * A form to get the visitor’s own car valued, if the group accepts trade-ins (`site.tradeIn`). The gallery of blocks shows
 * the form in any case.
 */
export const TradeIn = ({ block }: BlockProps<Editable<TradeInBlock>>) => {
  const { formatMessage } = useIntl()
  const { locations } = useStoryData()
  const note = !site.tradeIn && <EditorNote block={block}>{formatMessage({ id: 'tradeIn.off' })}</EditorNote>
  if (note && !isGalleryMark(block._editable)) return note
  const { title, intro, location } = block
  return (
    <>
      {note}
      <Section title={title} intro={intro} id="reprise">
        <FormOrState block={block} kind="trade_in" sites={locations} subject={{ locationId: location ?? null }} />
      </Section>
    </>
  )
}
