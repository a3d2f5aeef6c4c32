import type { ComponentProps } from 'react'
import { Part } from '../../../components/ui/Part'
import { ListFilters } from './list-filters-part'

/** The filters, whose code may come later than the list's. */
export const FiltersPart = (props: ComponentProps<typeof ListFilters>) => (
  <Part>
    <ListFilters {...props} />
  </Part>
)
