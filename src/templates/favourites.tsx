import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { paths } from '../config/segments'
import { FavouritesPage } from '../features/favourites/FavouritesPage'

/** `/stock/favoris` */
const FavouritesTemplate = () => {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id })
  return (
    <>
      <Seo title={text('favourites.metaTitle')} description={text('favourites.metaDescription')} path={paths.favourites} noindex />
      <div className="wrap">
        <Breadcrumbs
          items={[{ label: text('vehicle.home'), path: paths.home }, { label: text('stock.title'), path: paths.stock }, { label: text('favourites.title') }]}
        />
        <FavouritesPage />
      </div>
    </>
  )
}

export default FavouritesTemplate
