import { memo } from 'react'
import { sameProps } from '../../../components/ui/same-props'
import { formatNumber } from '../../../domain/format/number'
import type { Range } from '../../../domain/stock-search/engine/query'
import type { RangeCounts } from '../../../domain/stock-search/engine/search-result'
import type { RangeId } from '../../../domain/stock-search/fields'
import type { Words } from './describe-filters'
import { DistanceFilter } from './DistanceFilter'
import { EquipmentFilter } from './EquipmentFilter'
import type { Option } from './FacetOptions'
import { FacetOptions } from './FacetOptions'
import { RangeFilter } from './RangeFilter'

/*
 * The filters of the panel, each rendered again only when what it shows has changed: a click on one of them is answered
 * by that one, before the counts of the others are known. What they are given must therefore be the same between renders,
 * functions by `useSteady`.
 */

interface FacetProps {
  id: string
  title: string
  isTitleHidden: boolean
  options: readonly Option[]
  chosen: readonly string[]
  disabled: boolean
  words: Words
  onChange: (id: string, chosen: string[]) => void
}

export const PanelFacet = memo(function PanelFacet({ id, words: { text }, onChange, ...rest }: FacetProps) {
  return (
    <FacetOptions
      {...rest}
      onChange={(chosen) => onChange(id, chosen)}
      format={formatNumber}
      more={(count) => text('more', { count })}
    />
  )
}, sameProps)

interface RangeProps {
  id: RangeId
  isTitleHidden: boolean
  counts: RangeCounts | null
  isOff: boolean
  range: Range
  words: Words
  onChange: (id: RangeId, range: Range) => void
}

export const PanelRange = memo(function PanelRange({ onChange, ...rest }: RangeProps) {
  return <RangeFilter {...rest} onChange={(range) => onChange(rest.id, range)} />
}, sameProps)

export const PanelDistance = memo(DistanceFilter, sameProps)

export const PanelEquipment = memo(EquipmentFilter, sameProps)
