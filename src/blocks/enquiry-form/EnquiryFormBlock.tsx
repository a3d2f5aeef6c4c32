import { Section } from '../../components/layout/Section'
import type { EnquiryFormBlock as Content } from '../../domain/content/types'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm'
import { POSITION_PARAMETER } from '../../domain/jobs/vacancy-filter'
import { usePageAddress } from '../../features/page/page-address'
import { useAttachedComparison } from '../../features/compare/use-attached-comparison'
import { useAttachedSearch } from '../../features/searches/use-attached-search'
import type { BlockProps } from '../block-props'
import { useStoryData } from '../story-data'

/** The enquiry form of a page, for one kind of request and perhaps one dealership. */
export const EnquiryFormBlock = ({
  block: { title, intro, kind, location, submitLabel, sentText },
}: BlockProps<Content>) => {
  const { locations } = useStoryData()
  const position = new URLSearchParams(usePageAddress().search).get(POSITION_PARAMETER)
  const carried = [useAttachedComparison(), useAttachedSearch()].filter((one) => one !== null)
  return (
    <Section title={title} intro={intro} id="formulaire">
      <EnquiryForm
        kind={kind}
        {...(kind === 'job_application' && position !== null && { values: { position } })}
        sites={locations}
        subject={{ locationId: location ?? null }}
        submitLabel={submitLabel}
        sentText={sentText}
        attachments={carried}
      />
    </Section>
  )
}
