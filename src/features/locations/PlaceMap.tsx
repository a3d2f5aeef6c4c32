import { useIntl } from 'react-intl'
import { Part } from '../../components/ui/Part'
import { Static } from '../../components/ui/Static'
import type { Location } from '../../domain/location/types'
import { DrawnMap } from './drawn-map'

interface Props {
  location: Pick<Location, 'id' | 'name' | 'address' | 'latitude' | 'longitude'>
}

/** A dealership on the drawn map of the country. */
export const PlaceMap = ({ location }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Static of={location.id} className="as-is">
      <Part>
        <DrawnMap
          title={formatMessage({ id: 'location.mapOf' }, { name: location.name })}
          current={location.id}
          places={[{ ...location, label: location.address.town }]}
        />
      </Part>
    </Static>
  )
}
