import { lazyPart, restingPart } from '../components/ui/lazy-part'
import type { LazyPart } from '../components/ui/lazy-part'
import type { BlockByName, BlockName, BlockProps } from './block-props'
import { StockQuickSearch } from './stock-quick-search/quick-search-part.browser'

type LazyRegistry = { [Name in BlockName]: LazyPart<BlockProps<BlockByName[Name]>> }

/** Replaces `registry.ts` in the browser: each block is a chunk, and a page loads the blocks that it shows. */
export const registry: LazyRegistry = {
  hero: lazyPart(() => import(/* webpackChunkName: "block-hero" */ './hero/Hero').then(({ Hero }) => Hero)),
  'hero-carousel': lazyPart(() =>
    import(/* webpackChunkName: "block-hero-carousel" */ './hero-carousel/HeroCarousel').then(
      ({ HeroCarousel }) => HeroCarousel,
    ),
  ),
  'rich-text': lazyPart(() =>
    import(/* webpackChunkName: "block-rich-text" */ './rich-text/RichTextView').then(
      ({ RichTextView }) => RichTextView,
    ),
  ),
  table: lazyPart(() =>
    import(/* webpackChunkName: "block-table" */ './table/DataTable').then(({ DataTable }) => DataTable),
  ),
  'download-list': lazyPart(() =>
    import(/* webpackChunkName: "block-download-list" */ './download-list/DownloadList').then(
      ({ DownloadList }) => DownloadList,
    ),
  ),
  'text-image': lazyPart(() =>
    import(/* webpackChunkName: "block-text-image" */ './text-image/TextImage').then(({ TextImage }) => TextImage),
  ),
  'card-grid': lazyPart(() =>
    import(/* webpackChunkName: "block-card-grid" */ './card-grid/CardGrid').then(({ CardGrid }) => CardGrid),
  ),
  'image-gallery': restingPart(() =>
    import(/* webpackChunkName: "block-image-gallery" */ './image-gallery/ImageGallery').then(
      ({ ImageGallery }) => ImageGallery,
    ),
  ),
  'image-grid': restingPart(() =>
    import(/* webpackChunkName: "block-image-grid" */ './image-grid/ImageGrid').then(({ ImageGrid }) => ImageGrid),
  ),
  'embedded-video': lazyPart(() =>
    import(/* webpackChunkName: "block-embedded-video" */ './embedded-video/EmbeddedVideo').then(
      ({ EmbeddedVideo }) => EmbeddedVideo,
    ),
  ),
  iframe: lazyPart(() => import(/* webpackChunkName: "block-iframe" */ './iframe/Iframe').then(({ Iframe }) => Iframe)),
  chat: lazyPart(() => import(/* webpackChunkName: "block-chat" */ './chat/Chat').then(({ Chat }) => Chat)),
  'job-vacancy-widget': lazyPart(() =>
    import(/* webpackChunkName: "block-job-vacancy-widget" */ './job-vacancy-widget/JobVacancies').then(
      ({ JobVacancies }) => JobVacancies,
    ),
  ),
  'appointment-booking-grid': lazyPart(() =>
    import(
      /* webpackChunkName: "block-appointment-booking-grid" */ './appointment-booking-grid/AppointmentBookingGrid'
    ).then(({ AppointmentBookingGrid }) => AppointmentBookingGrid),
  ),
  'review-widget': restingPart(() =>
    import(/* webpackChunkName: "block-review-widget" */ './review-widget/ReviewWidget').then(
      ({ ReviewWidget }) => ReviewWidget,
    ),
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
  faq: lazyPart(() => import(/* webpackChunkName: "block-faq" */ './faq/Faq').then(({ Faq }) => Faq)),
  'call-to-action': lazyPart(() =>
    import(/* webpackChunkName: "block-call-to-action" */ './call-to-action/CallToAction').then(
      ({ CallToAction }) => CallToAction,
    ),
  ),
  timeline: lazyPart(() =>
    import(/* webpackChunkName: "block-timeline" */ './timeline/Timeline').then(({ Timeline }) => Timeline),
  ),
  portraits: lazyPart(() =>
    import(/* webpackChunkName: "block-portraits" */ './portraits/Portraits').then(({ Portraits }) => Portraits),
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
  breadcrumbs: lazyPart(() =>
    import(/* webpackChunkName: "block-breadcrumbs" */ './breadcrumbs/BreadcrumbsBlock').then(
      ({ BreadcrumbsBlock }) => BreadcrumbsBlock,
    ),
  ),
  toast: lazyPart(() =>
    import(/* webpackChunkName: "block-toast" */ './toast/ToastBlock').then(({ ToastBlock }) => ToastBlock),
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
}

const isBlock = (name: string): name is BlockName => Object.hasOwn(registry, name)

/** Loads the code of blocks; unknown names are ignored. */
export const loadBlocks = (names: readonly string[]): Promise<unknown> =>
  Promise.all(names.filter(isBlock).map((name) => registry[name].load()))
