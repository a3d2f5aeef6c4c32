import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import type { LeaseOffer } from '../../domain/model/types'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import * as page from '../page/page.module.css'
import { Section } from '../vehicle/Section'
import * as styles from './lease-offer.module.css'
import { useHash } from './use-hash'

interface Props {
  offer: LeaseOffer
  locations: { id: string; name: string }[]
}

/** What a visitor may ask of an offer; the anchors of the page that open each. */
export const LEASE_ACTIONS = { interest: 'demande', testDrive: 'essai' } as const
type Action = keyof typeof LEASE_ACTIONS

const KINDS = { interest: 'lease', testDrive: 'model_test_drive' } as const

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
  const text = (id: string) => formatMessage({ id: `lease.${id}` }, values)
  return (
    <div id={LEASE_ACTIONS.interest} className={`noprint ${styles.anchor}`}>
      <div id={LEASE_ACTIONS.testDrive} className={styles.anchor}>
        <Section title={text(`${shown}Title`)}>
          <nav className={styles.choice} aria-label={text('actions')}>
            {(Object.keys(LEASE_ACTIONS) as Action[]).map((action) => (
              <Link key={action} to={`#${LEASE_ACTIONS[action]}`} aria-current={action === shown ? 'true' : undefined}>
                {text(action)}
              </Link>
            ))}
          </nav>
          <p className={page.intro}>{text(`${shown}Intro`)}</p>
          {opened.map((action) => (
            <div key={action} hidden={action !== shown}>
              <EnquiryForm
                kind={KINDS[action]}
                subject={{ leaseOfferKey: offer.id, modelKey: offer.modelId }}
                locations={locations}
                message={text(`${action}Message`)}
              />
            </div>
          ))}
        </Section>
      </div>
    </div>
  )
}
