import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import type { LeaseOffer } from '../../domain/model/types'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import { ENQUIRIES_URL } from '../enquiry/send/enquiries-url'
import type { FormSite } from '../enquiry/props'
import * as page from '../page/page.module.css'
import { Section } from '../vehicle/Section'
import type { MessageId } from '../../intl/message-id'
import * as styles from './lease-offer.module.css'
import { useHash } from './use-hash'

interface Props {
  offer: LeaseOffer
  locations: FormSite[]
}

/** What a visitor may ask of an offer; the anchors of the page that open each. */
export const LEASE_ACTIONS = { interest: 'demande', testDrive: 'essai' } as const
type Action = keyof typeof LEASE_ACTIONS

const KINDS = { interest: 'lease', testDrive: 'model_test_drive' } as const

/** Address of the server-rendered form for a test drive. */
const testDriveForm = ({ id, modelId }: LeaseOffer): string =>
  `${ENQUIRIES_URL}/form?${String(new URLSearchParams({ kind: KINDS.testDrive, modelKey: modelId, leaseOfferKey: id }))}`

/** The forms of an offer, one shown at a time; the anchor of the address says which, so that links lead to either. */
export const LeaseActions = ({ offer, locations }: Props) => {
  const { formatMessage } = useIntl()
  const hash = useHash()
  const shown: Action = hash === LEASE_ACTIONS.testDrive ? 'testDrive' : 'interest'
  const [opened, setOpened] = useState<readonly Action[]>([shown])
  // A form that was opened stays, so that nothing typed is lost.
  if (!opened.includes(shown)) setOpened([...opened, shown])
  const values = {
    name: `${offer.brandName} ${offer.modelName} ${offer.variant}`,
    monthly: formatPrice(offer.monthlyPrice),
    months: formatMonths(offer.duration),
    distance: formatKm(offer.annualMileage),
    kind: offer.kind,
  }
  const text = (id: MessageId) => formatMessage({ id }, values)
  return (
    <div id={LEASE_ACTIONS.interest} className={`noprint ${styles.anchor}`}>
      <div id={LEASE_ACTIONS.testDrive} className={styles.anchor}>
        <Section title={text(`lease.form.${shown}Title`)}>
          <nav className={styles.choice} aria-label={text('lease.actions')}>
            {(Object.keys(LEASE_ACTIONS) as Action[]).map((action) => (
              <Link key={action} to={`#${LEASE_ACTIONS[action]}`} aria-current={action === shown ? 'true' : undefined}>
                {text(`lease.form.${action}`)}
              </Link>
            ))}
          </nav>
          <p className={page.intro}>{text(`lease.form.${shown}Intro`)}</p>
          <noscript>
            <p className={page.intro}>
              <a className="link" href={testDriveForm(offer)} rel="nofollow">
                {formatMessage({ id: 'vehicle.testDriveWithoutScripts' })}
              </a>
            </p>
          </noscript>
          {opened.map((action) => (
            <div key={action} hidden={action !== shown}>
              <EnquiryForm
                kind={KINDS[action]}
                subject={{ leaseOfferKey: offer.id, modelKey: offer.modelId }}
                sites={locations}
                values={{ message: text(`lease.form.${action}Message`) }}
              />
            </div>
          ))}
        </Section>
      </div>
    </div>
  )
}
