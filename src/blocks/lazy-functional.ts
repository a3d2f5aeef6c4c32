import { lazyPart, restingPart } from '../components/ui/lazy-part'
import type { LazyRegistry } from './block-props'
import { StockQuickSearch } from './stock-quick-search/quick-search-part.browser'

/** Blocks that show records or that visitors act with, each loaded by the pages that have it. */
export const LAZY_FUNCTIONAL = {
  chat: restingPart(() => import(/* webpackChunkName: "block-chat" */ './chat/Chat').then(({ Chat }) => Chat)),
  'appointment-booking-grid': lazyPart(() =>
    import(
      /* webpackChunkName: "block-appointment-booking-grid" */ './appointment-booking-grid/AppointmentBookingGrid'
    ).then(({ AppointmentBookingGrid }) => AppointmentBookingGrid),
  ),
  'article-overview': lazyPart(() =>
    import(/* webpackChunkName: "block-article-overview" */ './article-overview/ArticleOverview').then(
      ({ ArticleOverview }) => ArticleOverview,
    ),
  ),
  'article-latest': lazyPart(() =>
    import(/* webpackChunkName: "block-article-latest" */ './article-latest/ArticleLatest').then(
      ({ ArticleLatest }) => ArticleLatest,
    ),
  ),
  'stock-quick-search': StockQuickSearch,
  'stock-preview': restingPart(() =>
    import(/* webpackChunkName: "block-stock-preview" */ './stock-preview/StockPreview').then(
      ({ StockPreview }) => StockPreview,
    ),
  ),
  'price-ways': restingPart(() =>
    import(/* webpackChunkName: "block-price-ways" */ './price-ways/PriceWays').then(({ PriceWays }) => PriceWays),
  ),
  'brand-strip': lazyPart(() =>
    import(/* webpackChunkName: "block-brand-strip" */ './brand-strip/BrandStrip').then(({ BrandStrip }) => BrandStrip),
  ),
  'locations-map': restingPart(() =>
    import(/* webpackChunkName: "block-locations-map" */ './locations-map/LocationsMap').then(
      ({ LocationsMap }) => LocationsMap,
    ),
  ),
  'lease-offers': lazyPart(() =>
    import(/* webpackChunkName: "block-lease-offers" */ './lease-offers/LeaseOffers').then(
      ({ LeaseOffers }) => LeaseOffers,
    ),
  ),
  'model-list': restingPart(() =>
    import(/* webpackChunkName: "block-model-list" */ './model-list/ModelList').then(({ ModelList }) => ModelList),
  ),
  'enquiry-form': lazyPart(() =>
    import(/* webpackChunkName: "block-enquiry-form" */ './enquiry-form/EnquiryFormBlock').then(
      ({ EnquiryFormBlock }) => EnquiryFormBlock,
    ),
  ),
  newsletter: lazyPart(() =>
    import(/* webpackChunkName: "block-newsletter" */ './newsletter/Newsletter').then(({ Newsletter }) => Newsletter),
  ),
  'trade-in': lazyPart(() =>
    import(/* webpackChunkName: "block-trade-in" */ './trade-in/TradeIn').then(({ TradeIn }) => TradeIn),
  ),
  'contact-list': lazyPart(() =>
    import(/* webpackChunkName: "block-contact-list" */ './contact-list/ContactList').then(
      ({ ContactList }) => ContactList,
    ),
  ),
  'employee-list': lazyPart(() =>
    import(/* webpackChunkName: "block-employee-list" */ './employee-list/EmployeeListView').then(
      ({ EmployeeListView }) => EmployeeListView,
    ),
  ),
  'share-button': lazyPart(() =>
    import(/* webpackChunkName: "block-share-button" */ './share-button/ShareButton').then(
      ({ ShareButton }) => ShareButton,
    ),
  ),
  'sticky-contact-button': lazyPart(() =>
    import(/* webpackChunkName: "block-sticky-contact-button" */ './sticky-contact-button/StickyContactButton').then(
      ({ StickyContactButton }) => StickyContactButton,
    ),
  ),
  button: lazyPart(() =>
    import(/* webpackChunkName: "block-button" */ './button/ButtonBlock').then(({ ButtonBlock }) => ButtonBlock),
  ),
} satisfies Partial<LazyRegistry>
