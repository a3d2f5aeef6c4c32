import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { paths } from '../config/segments'
import { FavouritesPage } from '../features/favourites/FavouritesPage'
import { RecentStrip } from '../features/recent/RecentStrip'
import type { MessageId } from '../intl/message-id'

/** `/stock/favoris`; `?ids=` shows a list that somebody shared. */
const FavouritesTemplate = ({ location }: PageProps) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  return (
    <>
      <Seo
        title={text('favourites.metaTitle')}
        description={text('favourites.metaDescription')}
        path={paths.favourites}
        noindex
      />
      <div className="wrap">
        <Breadcrumbs
          items={[
            { label: text('vehicle.home'), path: paths.home },
            { label: text('stock.title'), path: paths.stock },
            { label: text('favourites.title') },
          ]}
        />
        <FavouritesPage search={location.search} />
      </div>
      <RecentStrip />
    </>
  )
}

export default FavouritesTemplate
