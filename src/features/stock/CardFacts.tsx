import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import type { VehicleSummary } from '../../domain/content/story-data'
import { formatMonthYear } from '../../domain/format/date'
import { formatKm } from '../../domain/format/measures'
import { TransmissionIcon } from './TransmissionIcon'

type Facts = Pick<
  VehicleSummary,
  'mileage' | 'isMileageRounded' | 'firstRegistration' | 'registrationYear' | 'fuel' | 'transmission'
>

/** What the facts of a card are made from, as one text: the same for the same facts. */
export const factsOf = ({
  mileage,
  isMileageRounded,
  firstRegistration,
  registrationYear,
  fuel,
  transmission,
}: Facts): string => [mileage, isMileageRounded, firstRegistration, registrationYear, fuel, transmission].join()

/** Facts of a vehicle on its card: items of a list. */
export const CardFacts = ({ vehicle }: { vehicle: Facts }) => {
  const { formatMessage } = useIntl()
  const roundedKm = (km: number) =>
    formatMessage({ id: km === 0 ? 'card.underKm' : 'card.aboutKm' }, { km: formatKm(km || 1000) })
  return (
    <>
      <li>
        <Icon name="gauge" size={16} />
        {vehicle.isMileageRounded ? roundedKm(vehicle.mileage) : formatKm(vehicle.mileage)}
      </li>
      <li>
        <Icon name="calendar" size={16} />
        {vehicle.firstRegistration ? formatMonthYear(vehicle.firstRegistration) : vehicle.registrationYear}
      </li>
      <li>
        <Icon name={vehicle.fuel === 'electric' ? 'zap' : 'fuel'} size={16} />
        {formatMessage({ id: `card.fuel.${vehicle.fuel}` })}
      </li>
      <li>
        <TransmissionIcon />
        {formatMessage({ id: `vehicle.transmission.${vehicle.transmission}` })}
      </li>
    </>
  )
}
