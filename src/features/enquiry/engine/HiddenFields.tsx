import { CONSENT_TEXT_VERSION } from '../../../domain/enquiry/consent'
import { TRAP_FIELD } from '../../../domain/enquiry/spam-trap'
import * as styles from '../enquiry.module.css'
import type { EngineProps } from './engine-props'

interface Props extends Pick<EngineProps, 'kind' | 'subject' | 'page'> {
  siteId: string | null
}

/** What travels with a form that is sent without scripts, and the field that nobody fills in. */
export const HiddenFields = ({ kind, subject = {}, page, siteId }: Props) => {
  const given: Record<string, string | number | null | undefined> = {
    kind,
    vehicleId: subject.vehicleId,
    modelKey: subject.modelKey,
    leaseOfferKey: subject.leaseOfferKey,
    locationId: siteId,
    page,
    consentText: CONSENT_TEXT_VERSION,
  }
  return (
    <div className={styles.trap} aria-hidden="true">
      {Object.entries(given).map(
        ([name, value]) =>
          value !== null && value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input name={TRAP_FIELD} data-trap type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
