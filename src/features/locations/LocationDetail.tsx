import { useIntl } from 'react-intl'
import { BelowView } from '../../components/ui/BelowView'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import type { BrandSummary, VehicleSummary } from '../../domain/content/story-data'
import { plainText } from '../../domain/stock-search/text/plain-text'
import { openingHoursOf } from '../../domain/location/opening-hours'
import type { Employee, Location } from '../../domain/location/types'
import { Team } from '../employees/Team'
import { FACET_PARAMETERS } from '../../domain/stock-search/url/parameters'
import { pair } from '../../domain/stock-search/url/text-form'
import { withParameters } from '../../domain/routes/with-parameters'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import { VehicleRow } from '../stock/VehicleRow'
import { Section } from '../vehicle/Section'
import { SpecList } from '../vehicle/SpecList'
import { HoursTable } from './HoursTable'
import * as page from '../page/page.module.css'
import type { MessageId } from '../../intl/message-id'
import * as styles from './location-page.module.css'
import { LocationContact } from './LocationContact'
import { OpenNow } from './OpenNow'
import { PlaceMap } from './PlaceMap'
import { ServiceList } from './ServiceList'

interface Props {
  location: Location
  /** The brand below whose address the page stands. */
  brand: BrandSummary | null
  brands: BrandSummary[]
  employees: Employee[]
  vehicles: VehicleSummary[]
}

/** Everything about one dealership. */
export const LocationDetail = ({ location, brand, brands, employees, vehicles }: Props) => {
  const { formatMessage } = useIntl()
  const { street, postalCode, town } = location.address
  const values = {
    name: location.name,
    town,
    isElided: String(/^[aeiouy]/.test(plainText(town))),
    brand: brand?.name ?? '',
  }
  const text = (id: MessageId) => formatMessage({ id }, values)
  const photo = location.photos[0]
  const showroom = openingHoursOf(location, 'showroom')
  const hasWorkshop = location.services.includes('workshop') || location.workshopHours !== null
  return (
    <>
      <div className={`wrap ${page.end}`}>
        <header className={page.head}>
          <h1>{brand ? text('location.titleBrand') : location.name}</h1>
          <p>{`${street}, ${postalCode} ${town}`}</p>
          <p>
            <OpenNow hours={showroom} />
          </p>
        </header>
        <div className={page.split}>
          <div>
            <div className={`${page.cover} ${styles.photo}`}>
              {photo ? (
                <Picture photo={photo} sizes="(min-width: 1181px) 832px, 92vw" priority />
              ) : (
                <PlaceMap location={location} />
              )}
            </div>
            {location.description && <p className={styles.description}>{location.description}</p>}
            <BelowView>
              <Section title={text('location.services')}>
                <ServiceList services={location.services} />
              </Section>
              {brands.length > 0 && (
                <Section title={text('location.brands')}>
                  <ul className={styles.brands}>
                    {brands.map(({ id, name }) => (
                      <li key={id}>
                        <Link to={paths.brand(id)}>{name}</Link>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
            </BelowView>
          </div>
          <aside className={`${page.panel} ${styles.panel}`} aria-label={text('location.hours')}>
            <h2>{text('location.showroom')}</h2>
            <HoursTable hours={showroom} />
            <BelowView>
              <h2>{text('location.workshop')}</h2>
              {hasWorkshop ? (
                <HoursTable hours={openingHoursOf(location, 'workshop')} />
              ) : (
                <p>{text('location.noWorkshop')}</p>
              )}
              <LocationContact location={location} />
            </BelowView>
          </aside>
        </div>
        {site.locationEmployees && (
          <BelowView>
            <Section title={text('location.team')}>
              <Team employees={employees} />
            </Section>
          </BelowView>
        )}
      </div>
      <BelowView>
        {vehicles.length > 0 && (
          <VehicleRow
            title={text('location.stock')}
            vehicles={vehicles}
            more={{
              to: withParameters(paths.stock, pair(FACET_PARAMETERS.location, location.id)),
              label: text('location.stockAll'),
            }}
          />
        )}
        <div className={`wrap ${page.split} ${page.end} ${styles.foot}`}>
          <Section title={text('location.contact')}>
            <p className={page.intro}>{text('location.contactIntro')}</p>
            <EnquiryForm kind="contact" subject={{ locationId: location.id }} sites={[location]} />
          </Section>
          <Section title={text('location.legal')}>
            <SpecList
              entries={[
                [text('location.vat'), location.vatNumber],
                [text('location.iban'), location.iban],
              ]}
            />
          </Section>
        </div>
      </BelowView>
    </>
  )
}
