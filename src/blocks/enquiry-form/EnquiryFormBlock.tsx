import { Section } from '../../components/layout/Section'
import type { EnquiryFormBlock as Content } from '../../domain/content/types'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm'
import type { BlockProps } from '../block-props'
import { useStoryData } from '../story-data'

/** The enquiry form of a page, for one kind of request and perhaps one dealership. */
export const EnquiryFormBlock = ({ block: { title, intro, kind, location } }: BlockProps<Content>) => {
  const { locations } = useStoryData()
  return (
    <Section title={title} intro={intro} id="formulaire">
      <EnquiryForm kind={kind} locations={locations} subject={{ locationId: location }} />
    </Section>
  )
}
