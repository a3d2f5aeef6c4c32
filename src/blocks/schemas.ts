import { appointmentBookingGridSchema } from './appointment-booking-grid/schema'
import { articleLatestSchema } from './article-latest/schema'
import { articleOverviewSchema } from './article-overview/schema'
import { brandStripSchema } from './brand-strip/schema'
import { breadcrumbsSchema } from './breadcrumbs/schema'
import { bookingPluginSchema, buttonSchema } from './button/schema'
import { callToActionSchema } from './call-to-action/schema'
import { cardGridSchema, cardSchema } from './card-grid/schema'
import { chatSchema } from './chat/schema'
import { contactListSchema } from './contact-list/schema'
import { downloadListSchema, downloadSchema } from './download-list/schema'
import { embeddedVideoSchema } from './embedded-video/schema'
import { employeeListSchema } from './employee-list/schema'
import { enquiryFormSchema } from './enquiry-form/schema'
import { faqItemSchema, faqSchema } from './faq/schema'
import { heroCarouselSchema } from './hero-carousel/schema'
import { figureSchema, heroSchema } from './hero/schema'
import { iframeSchema } from './iframe/schema'
import { imageGallerySchema } from './image-gallery/schema'
import { imageGridSchema } from './image-grid/schema'
import { jobVacancyWidgetSchema, vacancySchema } from './job-vacancy-widget/schema'
import { leaseOffersSchema } from './lease-offers/schema'
import { locationsMapSchema } from './locations-map/schema'
import { modelListSchema } from './model-list/schema'
import { newsletterSchema } from './newsletter/schema'
import { paginationSchema } from './pagination/schema'
import { portraitSchema, portraitsSchema } from './portraits/schema'
import { priceWaysSchema } from './price-ways/schema'
import { reviewSchema, reviewWidgetSchema } from './review-widget/schema'
import { richTextSchema } from './rich-text/schema'
import { shareButtonSchema } from './share-button/schema'
import { stickyContactButtonSchema } from './sticky-contact-button/schema'
import { stockPreviewSchema } from './stock-preview/schema'
import { stockQuickSearchSchema } from './stock-quick-search/schema'
import { tableSchema } from './table/schema'
import { textImageSchema } from './text-image/schema'
import { timelineItemSchema, timelineSchema } from './timeline/schema'
import { toastSchema } from './toast/schema'
import { tradeInSchema } from './trade-in/schema'
import { footerSchema, headerSchema, mobileNavigationSchema, topBarSchema } from './content-types/frame'
import { linkSchema, menuColumnSchema, menuEntrySchema } from './content-types/navigation-parts'
import { articleSchema, pageSchema, seoSchema } from './content-types/pages'
import type { BlockSchema } from '../domain/content/schema/block-schema'

/** Blocks of a body, in the order in which editors find them. */
export const BODY_SCHEMAS: readonly BlockSchema[] = [
  heroSchema,
  heroCarouselSchema,
  richTextSchema,
  tableSchema,
  downloadListSchema,
  textImageSchema,
  cardGridSchema,
  imageGallerySchema,
  imageGridSchema,
  embeddedVideoSchema,
  iframeSchema,
  chatSchema,
  jobVacancyWidgetSchema,
  appointmentBookingGridSchema,
  reviewWidgetSchema,
  articleOverviewSchema,
  articleLatestSchema,
  stockQuickSearchSchema,
  stockPreviewSchema,
  priceWaysSchema,
  brandStripSchema,
  locationsMapSchema,
  faqSchema,
  callToActionSchema,
  timelineSchema,
  portraitsSchema,
  leaseOffersSchema,
  modelListSchema,
  enquiryFormSchema,
  newsletterSchema,
  tradeInSchema,
  contactListSchema,
  employeeListSchema,
  breadcrumbsSchema,
  paginationSchema,
  toastSchema,
  shareButtonSchema,
  stickyContactButtonSchema,
  buttonSchema,
]

/** Blocks that stand in others only. */
const ITEM_SCHEMAS: readonly BlockSchema[] = [
  figureSchema,
  downloadSchema,
  cardSchema,
  vacancySchema,
  reviewSchema,
  faqItemSchema,
  timelineItemSchema,
  portraitSchema,
  bookingPluginSchema,
  linkSchema,
  menuColumnSchema,
  menuEntrySchema,
  seoSchema,
]

const bodyNames = BODY_SCHEMAS.map(({ name }) => name)

/** The form of every block and content type; the one source for the CMS and the demo’s editor. */
export const BLOCK_SCHEMAS: readonly BlockSchema[] = [
  pageSchema(bodyNames),
  articleSchema(bodyNames),
  headerSchema,
  mobileNavigationSchema,
  topBarSchema,
  footerSchema,
  ...BODY_SCHEMAS,
  ...ITEM_SCHEMAS,
]
