import { useId } from 'react'
import { useIntl } from 'react-intl'
import { SelectField } from '../../components/ui/SelectField'
import { LOCATION_PARAMETERS } from '../../domain/location/location-address'
import { LOCATION_SERVICES } from '../../domain/location/types'
import { usePosition } from '../stock/overview/use-position'
import { LocalityField } from './LocalityField'
import * as styles from './location-search.module.css'
import { useLocalityField } from './use-locality-field'
import type { LocationListState } from './use-location-list'

interface Props {
  list: LocationListState
}

/** Where the visitor is, the make and the service they need: the list follows each of them at once. */
export const LocationSearch = ({ list: { query, place, localities, brandOptions, serviceOptions, isRead, ask } }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: string, values?: Record<string, string>) => formatMessage({ id: `location.search.${id}` }, values)
  const hintId = useId()
  const label = place === null ? '' : (place.name ?? text('here'))
  const field = useLocalityField({ localities, place: query.place, label, onChoose: (chosen) => ask({ place: chosen }) })
  const position = usePosition((found) => ask({ place: found }))
  const problem = field.unknown !== null ? text('unknown', { typed: field.unknown }) : position.state === 'idle' ? null : text(position.state)
  const hint = place === null ? 'hint' : place.name === null ? 'fromHere' : 'fromTown'
  return (
    <form
      role="search"
      aria-label={text('title')}
      className={`noprint ${styles.search}`}
      onSubmit={(event) => {
        event.preventDefault()
        field.submit()
      }}
    >
      <fieldset disabled={!isRead}>
        <LocalityField field={field} hintId={hintId} onLocate={position.ask} />
        <p id={hintId} className={field.unknown === null ? styles.hint : styles.unknown}><span role="status">{problem}</span>{problem === null && text(hint)}</p>
        <SelectField label={text('brand')} name={LOCATION_PARAMETERS.brand} any={text('anyBrand')} value={query.brand ?? ''} options={brandOptions} onChange={(brand) => ask({ brand: brand || null })} />
        <SelectField
          label={text('service')}
          name={LOCATION_PARAMETERS.service}
          any={text('anyService')}
          value={query.service ?? ''}
          options={serviceOptions}
          onChange={(chosen) => ask({ service: LOCATION_SERVICES.find((service) => service === chosen) ?? null })}
        />
      </fieldset>
    </form>
  )
}
