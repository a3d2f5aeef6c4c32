import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { StockPreviewBlock } from '../../domain/content/types'
import { UnknownBrand } from '../../features/brands/UnknownBrand'
import { ListExamples } from '../../features/stock/ListExamples'
import { VehicleCard } from '../../features/stock/VehicleCard'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../story-data'

/** Vehicles of the stock in one row; says so when none fits at the moment. */
export const StockPreview = ({ block: { _uid, title, intro, linkLabel, to } }: BlockProps<StockPreviewBlock>) => {
  const { formatMessage } = useIntl()
  const { vehicles, isBrandUnknown } = useBlockRecords(_uid)
  if (vehicles.length === 0 && isBrandUnknown) {
    return (
      <Section title={title}>
        <UnknownBrand />
      </Section>
    )
  }
  if (vehicles.length === 0) {
    return (
      <Section title={title}>
        <p>{formatMessage({ id: 'stockPreview.empty' })}</p>
        <br />
        <Button variant="secondary" to={paths.stock}>
          {formatMessage({ id: 'stockPreview.all' })}
        </Button>
      </Section>
    )
  }
  return (
    <Section title={title} intro={intro} more={{ to, label: linkLabel }}>
      <ul className="cards snap" data-cols={4}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} />
          </li>
        ))}
      </ul>
      <ListExamples vehicles={vehicles} />
    </Section>
  )
}
