import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { Static } from '../../components/ui/Static'
import type { VehicleSummary } from '../../domain/content/story-data'
import { formatMonthYear } from '../../domain/format/date'
import { formatKm } from '../../domain/format/measures'
import { TransmissionIcon } from './TransmissionIcon'

type Facts = Pick<
  VehicleSummary,
  'mileage' | 'isMileageRounded' | 'firstRegistration' | 'registrationYear' | 'fuel' | 'transmission'
>

const Mileage = ({ vehicle: { mileage, isMileageRounded } }: { vehicle: Facts }) => {
  const { formatMessage } = useIntl()
  const km = formatKm(isMileageRounded ? mileage || 1000 : mileage)
  return (
    <>
      <Icon name="gauge" size={16} />
      {isMileageRounded ? formatMessage({ id: mileage === 0 ? 'card.underKm' : 'card.aboutKm' }, { km }) : km}
    </>
  )
}

const FirstRegistration = ({ vehicle: { firstRegistration, registrationYear } }: { vehicle: Facts }) => (
  <>
    <Icon name="calendar" size={16} />
    {firstRegistration ? formatMonthYear(firstRegistration) : registrationYear}
  </>
)

const Fuel = ({ vehicle: { fuel } }: { vehicle: Facts }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Icon name={fuel === 'electric' ? 'zap' : 'fuel'} size={16} />
      {formatMessage({ id: `card.fuel.${fuel}` })}
    </>
  )
}

const Transmission = ({ vehicle: { transmission } }: { vehicle: Facts }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <TransmissionIcon />
      {formatMessage({ id: `vehicle.transmission.${transmission}` })}
    </>
  )
}

const FACTS = [Mileage, FirstRegistration, Fuel, Transmission]

interface Props {
  vehicle: Facts
  /** A rounded mileage becomes exact once the stock is there. */
  isMileageComing: boolean
  className: string
}

/** Facts of a vehicle on its card, as a list. */
export const CardFacts = ({ vehicle, isMileageComing, className }: Props) => {
  const { mileage, isMileageRounded, firstRegistration, registrationYear, fuel, transmission } = vehicle
  // When the exact mileage comes, the others keep their HTML: anew, they would stand without icons until these are loaded.
  const [isMileageApart] = useState(isMileageComing && isMileageRounded === true)
  // The same text for the same facts.
  const others = [firstRegistration, registrationYear, fuel, transmission].join()
  const items = FACTS.map((Fact, place) =>
    isMileageApart && Fact !== Mileage ? (
      <Static as="li" key={place} of={others}>
        <Fact vehicle={vehicle} />
      </Static>
    ) : (
      <li key={place}>
        <Fact vehicle={vehicle} />
      </li>
    ),
  )
  return isMileageApart ? (
    <ul className={className}>{items}</ul>
  ) : (
    <Static as="ul" of={[mileage, isMileageRounded, others].join()} className={className}>
      {items}
    </Static>
  )
}
