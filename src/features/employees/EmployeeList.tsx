import { ContactRound, Mail, Phone } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { Picture } from '../../components/ui/Picture'
import type { Employee } from '../../domain/location/types'
import { DEPARTMENTS } from '../../domain/location/types'
import { vcardPath } from '../../domain/location/vcard'
import { telHref } from '../../domain/format/tel-href'
import * as styles from './employees.module.css'
import { LANGUAGES } from '../../domain/location/languages'
import type { EmployeeSite } from './types'

const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')

interface Props {
  employees: Employee[]
  /** Dealerships whose towns are written beside the people; none where the page is that of one dealership. */
  sites?: readonly EmployeeSite[]
}

/** People by department, each with a card for address books, and their own number and address where they have one. */
export const EmployeeList = ({ employees, sites = [] }: Props) => {
  const { formatMessage, formatList } = useIntl()
  const townOf = (id: string) => sites.find((site) => site.id === id)?.address.town
  const groups = DEPARTMENTS.map((department) => {
    const people = employees.filter((employee) => employee.department === department)
    return people.length === 0 ? null : (
      <div key={department} className={styles.department}>
        <h3>{formatMessage({ id: `location.department.${department}` })}</h3>
        <ul>
          {people.map(({ id, name, jobTitle, locationId, phone, email, photo, languages }) => (
            <li key={id} data-location={locationId}>
              {photo ? <Picture photo={photo} sizes="72px" small /> : <span aria-hidden>{initials(name)}</span>}
              <div>
                <b>{name}</b>
                <p>{[jobTitle, townOf(locationId)].filter(Boolean).join(', ')}</p>
                {languages.length > 0 && (
                  <p>
                    {formatMessage(
                      { id: 'location.languages' },
                      { languages: formatList(languages.map((code) => LANGUAGES[code] ?? code)) },
                    )}
                  </p>
                )}
              </div>
              {phone && (
                <a href={telHref(phone)} aria-label={formatMessage({ id: 'location.callName' }, { name })}>
                  <Glyph of={Phone} size={20} />
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} aria-label={formatMessage({ id: 'location.writeTo' }, { name })}>
                  <Glyph of={Mail} size={20} />
                </a>
              )}
              <a
                href={vcardPath(id)}
                download
                rel="nofollow"
                aria-label={formatMessage({ id: 'location.saveContact' }, { name })}
              >
                <Glyph of={ContactRound} size={20} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  })
  return <div className={sites.length > 0 ? styles.grid : styles.team}>{groups}</div>
}
