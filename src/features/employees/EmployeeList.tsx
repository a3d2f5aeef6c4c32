import { Mail, Phone } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { Picture } from '../../components/ui/Picture'
import type { Employee } from '../../domain/location/types'
import { DEPARTMENTS } from '../../domain/location/types'
import { telHref } from '../locations/tel-href'
import * as styles from './employees.module.css'

const LANGUAGES: Record<string, string> = {
  fr: 'français',
  lb: 'luxembourgeois',
  de: 'allemand',
  en: 'anglais',
  pt: 'portugais',
  it: 'italien',
  nl: 'néerlandais',
  es: 'espagnol',
}

const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')

interface Props {
  employees: Employee[]
}

/** The people of a dealership by department, with their own number and address where they have one. */
export const EmployeeList = ({ employees }: Props) => {
  const { formatMessage, formatList } = useIntl()
  if (employees.length === 0) {
    return (
      <p className={styles.none}>
        <b>{formatMessage({ id: 'location.noEmployees' })}</b>
        {formatMessage({ id: 'location.noEmployeesText' })}
      </p>
    )
  }
  const groups = DEPARTMENTS.map((department) => {
    const people = employees.filter((employee) => employee.department === department)
    return people.length === 0 ? null : (
      <div key={department} className={styles.department}>
        <h3>{formatMessage({ id: `location.department.${department}` })}</h3>
        <ul>
          {people.map(({ id, name, jobTitle, phone, email, photo, languages }) => (
            <li key={id}>
              {photo ? <Picture photo={photo} sizes="72px" /> : <span aria-hidden>{initials(name)}</span>}
              <div>
                <b>{name}</b>
                <p>{jobTitle}</p>
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
            </li>
          ))}
        </ul>
      </div>
    )
  })
  return <div className={styles.team}>{groups}</div>
}
