import { Section } from '../../components/layout/Section'
import { SNAP_SIZES } from '../../components/ui/picture-sizes'
import type { StockPreviewBlock } from '../../domain/content/types'
import { UnknownBrand } from '../../features/brands/UnknownBrand'
import { ListExamples } from '../../features/stock/ListExamples'
import { VehicleCard } from '../../features/stock/VehicleCard'
import { BlockNote } from '../BlockNote'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../block-records'

/** Vehicles of the stock in one row; nothing where none fits at the moment, which editors are told. */
export const StockPreview = ({ block }: BlockProps<StockPreviewBlock>) => {
  const { _uid, title, intro, linkLabel, to } = block
  const { vehicles, isBrandUnknown } = useBlockRecords(_uid)
  if (vehicles.length === 0 && isBrandUnknown) {
    return (
      <Section title={title}>
        <UnknownBrand />
      </Section>
    )
  }
  if (vehicles.length === 0) return <BlockNote block={block} problem="empty" />
  return (
    <Section title={title} intro={intro} more={{ to, label: linkLabel }}>
      <ul className="cards snap" data-cols={4}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} sizes={SNAP_SIZES} />
          </li>
        ))}
      </ul>
      <ListExamples vehicles={vehicles} />
    </Section>
  )
}
