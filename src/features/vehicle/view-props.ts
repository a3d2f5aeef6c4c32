import type { PageProps } from 'gatsby'
import type { VehicleViewRoute } from '../../domain/routes/vehicle-views'

interface Context<View> {
  view: View
  /** Address of the page itself. */
  shell: string
}

/** What Gatsby gives a template that shows views of a vehicle. */
export type ViewPageProps<View extends VehicleViewRoute['view']> = PageProps<object, Context<View>>

/** Properties of `VehicleViewPage` from those of a template. */
export const viewProps = <View extends VehicleViewRoute['view']>({
  params,
  pageContext: { view, shell },
}: ViewPageProps<View>) => ({ view, shell, slug: params['vehicle'] ?? null, brand: params['brand'] ?? null })
