import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import { SelectField } from '../../components/ui/SelectField'
import { LOCATION_PARAMETERS } from '../../domain/location/location-address'
import { LOCATION_SERVICES } from '../../domain/location/types'
import { usePosition } from '../stock/overview/use-position'
import type { MessageId } from '../../intl/message-id'
import { keepFocus, LocalityField } from './LocalityField'
import * as styles from './location-search.module.css'
import { useLocalityField } from './use-locality-field'
import type { LocationListState } from './use-location-list'

interface Props {
  list: LocationListState
  /** Leads to the list, which stands below the fields. */
  onShow: () => void
}

/** Where the visitor is, the make and the service they need: the list follows each of them at once. */
export const LocationSearch = ({
  list: { query, found, place, localities, brandOptions, serviceOptions, ask },
  onShow,
}: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const hintId = useId()
  const label = place === null ? '' : (place.name ?? text('location.search.here'))
  const field = useLocalityField({
    localities,
    place: query.place,
    label,
    onChoose: (chosen) => ask({ place: chosen }),
  })
  const position = usePosition((here) => ask({ place: here }))
  const problem =
    field.unknown !== null
      ? text('location.search.unknown', { typed: field.unknown })
      : position.state === 'idle'
        ? null
        : text(`location.search.${position.state}`)
  const hint = place === null ? 'hint' : place.name === null ? 'fromHere' : 'fromTown'
  return (
    <form
      role="search"
      aria-label={text('location.search.title')}
      className={`noprint ${styles.search}`}
      onSubmit={(event) => {
        event.preventDefault()
        field.submit()
        if (field.unknown === null) onShow()
      }}
    >
      <div className={styles.fields}>
        <LocalityField field={field} hintId={hintId} onLocate={position.ask} />
        <p id={hintId} className={field.unknown === null ? styles.hint : styles.unknown}>
          <span role="status">{problem}</span>
          {problem === null && text(`location.search.${hint}`)}
        </p>
        <SelectField
          label={text('location.search.brand')}
          name={LOCATION_PARAMETERS.brand}
          any={text('location.search.anyBrand')}
          value={query.brand ?? ''}
          options={brandOptions}
          onChange={(brand) => ask({ brand: brand || null })}
        />
        <SelectField
          label={text('location.search.service')}
          name={LOCATION_PARAMETERS.service}
          any={text('location.search.anyService')}
          value={query.service ?? ''}
          options={serviceOptions}
          onChange={(chosen) => ask({ service: LOCATION_SERVICES.find((service) => service === chosen) ?? null })}
        />
        <Button type="submit" icon={<Icon name="search" />} onMouseDown={keepFocus}>
          {text('location.search.show', { count: found.length })}
        </Button>
      </div>
    </form>
  )
}
