import { Section } from '../../components/layout/Section'
import { useHydrated } from '../../components/ui/use-browser-value'
import type { EnquiryFormBlock as Content } from '../../domain/content/types'
import { FORM_ANCHOR } from '../../domain/enquiry/form-anchor'
import { POSITION_PARAMETER } from '../../domain/jobs/position-parameter'
import { DEALERSHIP_PARAMETER } from '../../domain/location/dealership-parameter'
import { useAttachedComparison } from '../../features/compare/use-attached-comparison'
import { usePageAddress } from '../../features/page/page-address'
import { useAttachedSearch } from '../../features/searches/use-attached-search'
import type { BlockProps } from '../block-props'
import { FormOrState } from '../FormOrState'
import { useStoryData } from '../story-data'

/** The enquiry form of a page, for one kind of request and perhaps one dealership, which its address may name. */
export const EnquiryFormBlock = ({ block }: BlockProps<Content>) => {
  const { title, intro, kind, location, submitLabel, sentText } = block
  const { locations } = useStoryData()
  const { search } = usePageAddress()
  // The page's HTML knows no parameters.
  const parameters = new URLSearchParams(useHydrated() ? search : '')
  const asked = parameters.get(DEALERSHIP_PARAMETER)
  const wished = locations.find(({ id }) => id === asked)?.id
  const position = parameters.get(POSITION_PARAMETER)
  const carried = [useAttachedComparison(), useAttachedSearch()].filter((one) => one !== null)
  return (
    <Section title={title} intro={intro} id={FORM_ANCHOR}>
      <FormOrState
        block={block}
        kind={kind}
        {...(kind === 'job_application' && position !== null && { values: { position } })}
        sites={locations}
        subject={{ locationId: location ?? null }}
        wishedSite={wished}
        submitLabel={submitLabel}
        sentText={sentText}
        attachments={carried}
      />
    </Section>
  )
}
