import { Check, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import { formatDate } from '../../domain/format/date'
import { formatCapacity, formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import type { LeaseOffer } from '../../domain/model/types'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import { telHref } from '../locations/tel-href'
import { officialFigures } from '../models/official-figures'
import * as finance from '../finance/finance.module.css'
import * as page from '../page/page.module.css'
import { Consumption } from '../vehicle/Consumption'
import { Gallery } from '../vehicle/Gallery'
import { Section } from '../vehicle/Section'
import { SpecList } from '../vehicle/SpecList'
import * as vehicle from '../vehicle/vehicle.module.css'
import * as styles from './lease-offer.module.css'

interface Props {
  offer: LeaseOffer
  /** Slug of the model, when its page exists. */
  modelSlug: string | null
  locations: { id: string; name: string }[]
}

/** One lease offer: what it costs a month, what that includes, and how to ask for it. */
export const LeaseOfferDetail = ({ offer, modelSlug, locations }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const name = `${offer.brandName} ${offer.modelName}`
  const taxIncluded = String(offer.taxIncluded)
  const { consumption, co2 } = officialFigures(offer.specs)
  return (
    <div className="wrap">
      <header className={`${page.head} ${vehicle.head}`}>
        <h1>{name} <span>{offer.variant}</span></h1>
      </header>
      <div className={`${page.split} ${page.end}`}>
        <div><Gallery photos={offer.photos} title={name} /></div>
        <aside className={vehicle.side} aria-label={text('vehicle.priceAndActions')}>
          <div className={`${page.panel} ${page.side}`}>
            <p className={page.note}>{text(`lease.${offer.kind}`)}</p>
            <p className={page.price}>
              <b>{formatPrice(offer.monthlyPrice)}</b> {text('lease.fromPerMonth', { taxIncluded })}
            </p>
            <SpecList
              entries={[
                [text('lease.duration'), formatMonths(offer.duration)],
                [text('lease.perYear'), formatKm(offer.annualMileage)],
                [text('lease.deposit'), formatPrice(offer.deposit)],
                [text('lease.fee'), formatPrice(offer.establishmentFee)],
                [text('lease.completePrice'), formatPrice(offer.completePrice)],
                [text('lease.colour'), offer.colour],
              ]}
            />
            <p className={finance.example}>
              <b>{text('finance.exampleTitle')}</b>{' '}
              {text('lease.example', {
                taxIncluded, months: offer.duration, distance: formatKm(offer.annualMileage), deposit: formatPrice(offer.deposit),
                fee: formatPrice(offer.establishmentFee), monthly: formatPrice(offer.monthlyPrice), total: formatPrice(offer.completePrice),
              })}{' '}
              {`${consumption}, ${text('model.co2')} ${co2}.`}
            </p>
            <div className={page.actions}>
              <Button to="#demande" fullWidth>{text('lease.enquiry')}</Button>
              <Button to={telHref(site.phone)} variant="secondary" fullWidth>{text('lease.call')}</Button>
            </div>
            {offer.validUntil && <p className={page.note}>{text('lease.validUntil', { date: formatDate(offer.validUntil) })}</p>}
          </div>
        </aside>
        <div className={vehicle.rest}>
          {offer.terms.length > 0 && (
            <Section title={text('lease.terms')}>
              <ul className={styles.terms}>
                {offer.terms.map(({ label, included }) => (
                  <li key={label} className={included ? undefined : styles.excluded}>
                    {included ? <Check size={20} aria-hidden /> : <X size={20} aria-hidden />}
                    <span className="sr">{text(included ? 'lease.included' : 'lease.notIncluded')}</span>
                    {label}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section title={text('lease.specs')}>
            <SpecList
              entries={[
                [text('vehicle.fact.fuel'), text(`vehicle.fuel.${offer.specs.fuel}`)],
                [text('vehicle.fact.transmission'), text(`vehicle.transmission.${offer.specs.transmission}`)],
                [text('vehicle.fact.power'), `${offer.specs.powerHp}\u00a0ch`],
                [text('vehicle.fact.cylinderCapacity'), offer.specs.cylinderCapacity === null ? null : formatCapacity(offer.specs.cylinderCapacity)],
              ]}
            />
            {modelSlug && (
              <p className={styles.more}>
                <Link className="link" to={paths.model({ brandId: offer.brandId, slug: modelSlug })}>{text('lease.seeModel', { name })}</Link>
              </p>
            )}
          </Section>
          <Section title={text('vehicle.consumption')}>
            <Consumption vehicle={{ ...offer.specs, emissionsClass: '' }} />
          </Section>
          {offer.standardEquipment.length > 0 && (
            <Section title={text('lease.standardEquipment')}>
              <ul className={styles.terms}>
                {[...new Set(offer.standardEquipment)].map((label) => (
                  <li key={label}><Check size={20} aria-hidden />{label}</li>
                ))}
              </ul>
            </Section>
          )}
          <div id="demande">
            <Section title={text('lease.enquiry')}>
              <p className={page.intro}>{text('lease.enquiryIntro')}</p>
              <EnquiryForm kind="lease" subject={{ leaseOfferKey: offer.id, modelKey: offer.modelId }} locations={locations} message={text('lease.message', { name: `${name} ${offer.variant}` })} />
            </Section>
          </div>
        </div>
      </div>
    </div>
  )
}
