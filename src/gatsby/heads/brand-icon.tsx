import { Helmet } from 'react-helmet'
import { site } from '../../config/site'

/** Address of the icon for the tab: the brand's own on its pages, the group's anywhere else. */
export const iconFor = (path: string): string => {
  const [, first = ''] = path.split('/')
  return site.brandFavicons.some((brand) => brand === first) ? `/icons/brand-${first}.svg` : '/icons/icon.svg'
}

export const BrandIcon = ({ path }: { path: string }) => (
  <Helmet>
    <link rel="icon" type="image/svg+xml" href={iconFor(path)} />
  </Helmet>
)
