import { AppointmentBookingGrid } from './appointment-booking-grid/AppointmentBookingGrid'
import { ArticleLatest } from './article-latest/ArticleLatest'
import { ArticleOverview } from './article-overview/ArticleOverview'
import type { BlockRegistry } from './block-props'
import { BrandStrip } from './brand-strip/BrandStrip'
import { BreadcrumbsBlock } from './breadcrumbs/BreadcrumbsBlock'
import { ButtonBlock } from './button/ButtonBlock'
import { CallToAction } from './call-to-action/CallToAction'
import { CardGrid } from './card-grid/CardGrid'
import { Chat } from './chat/Chat'
import { ContactList } from './contact-list/ContactList'
import { DownloadList } from './download-list/DownloadList'
import { EmployeeListView } from './employee-list/EmployeeListView'
import { EmbeddedVideo } from './embedded-video/EmbeddedVideo'
import { EnquiryFormBlock } from './enquiry-form/EnquiryFormBlock'
import { Faq } from './faq/Faq'
import { HeroCarousel } from './hero-carousel/HeroCarousel'
import { Hero } from './hero/Hero'
import { Iframe } from './iframe/Iframe'
import { ImageGallery } from './image-gallery/ImageGallery'
import { ImageGrid } from './image-grid/ImageGrid'
import { JobVacancies } from './job-vacancy-widget/JobVacancies'
import { LeaseOffers } from './lease-offers/LeaseOffers'
import { LocationsMap } from './locations-map/LocationsMap'
import { ModelList } from './model-list/ModelList'
import { Newsletter } from './newsletter/Newsletter'
import { PaginationBlock } from './pagination/PaginationBlock'
import { Portraits } from './portraits/Portraits'
import { PriceWays } from './price-ways/PriceWays'
import { ReviewWidget } from './review-widget/ReviewWidget'
import { RichTextView } from './rich-text/RichTextView'
import { ShareButton } from './share-button/ShareButton'
import { StickyContactButton } from './sticky-contact-button/StickyContactButton'
import { StockPreview } from './stock-preview/StockPreview'
import { StockQuickSearch } from './stock-quick-search/StockQuickSearch'
import { DataTable } from './table/DataTable'
import { TextImage } from './text-image/TextImage'
import { Timeline } from './timeline/Timeline'
import { ToastBlock } from './toast/ToastBlock'
import { TradeIn } from './trade-in/TradeIn'

/** The component of every block. A block of the domain that is missing here does not compile. */
export const registry: BlockRegistry = {
  hero: Hero,
  'hero-carousel': HeroCarousel,
  'rich-text': RichTextView,
  table: DataTable,
  'download-list': DownloadList,
  'text-image': TextImage,
  'card-grid': CardGrid,
  'image-gallery': ImageGallery,
  'image-grid': ImageGrid,
  'embedded-video': EmbeddedVideo,
  iframe: Iframe,
  chat: Chat,
  'job-vacancy-widget': JobVacancies,
  'appointment-booking-grid': AppointmentBookingGrid,
  'review-widget': ReviewWidget,
  'article-overview': ArticleOverview,
  'article-latest': ArticleLatest,
  'stock-quick-search': StockQuickSearch,
  'stock-preview': StockPreview,
  'price-ways': PriceWays,
  'brand-strip': BrandStrip,
  'locations-map': LocationsMap,
  faq: Faq,
  'call-to-action': CallToAction,
  timeline: Timeline,
  portraits: Portraits,
  'lease-offers': LeaseOffers,
  'model-list': ModelList,
  'enquiry-form': EnquiryFormBlock,
  newsletter: Newsletter,
  'trade-in': TradeIn,
  'contact-list': ContactList,
  'employee-list': EmployeeListView,
  breadcrumbs: BreadcrumbsBlock,
  pagination: PaginationBlock,
  toast: ToastBlock,
  'share-button': ShareButton,
  'sticky-contact-button': StickyContactButton,
  button: ButtonBlock,
}

/** Nothing to load: all blocks are here. */
export const loadBlocks = (_names: readonly string[]): Promise<unknown> => Promise.resolve()
