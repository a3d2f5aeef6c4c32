import { lazyPart, restingPart } from '../components/ui/lazy-part'
import type { LazyRegistry } from './block-props'

/** Blocks that show what editors wrote, each loaded by the pages that have it. */
export const LAZY_EDITORIAL = {
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
  'job-vacancy-widget': lazyPart(() =>
    import(/* webpackChunkName: "block-job-vacancy-widget" */ './job-vacancy-widget/JobVacancies').then(
      ({ JobVacancies }) => JobVacancies,
    ),
  ),
  'review-widget': restingPart(() =>
    import(/* webpackChunkName: "block-review-widget" */ './review-widget/ReviewWidget').then(
      ({ ReviewWidget }) => ReviewWidget,
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
  breadcrumbs: lazyPart(() =>
    import(/* webpackChunkName: "block-breadcrumbs" */ './breadcrumbs/BreadcrumbsBlock').then(
      ({ BreadcrumbsBlock }) => BreadcrumbsBlock,
    ),
  ),
  pagination: lazyPart(() =>
    import(/* webpackChunkName: "block-pagination" */ './pagination/PaginationBlock').then(
      ({ PaginationBlock }) => PaginationBlock,
    ),
  ),
  toast: lazyPart(() =>
    import(/* webpackChunkName: "block-toast" */ './toast/ToastBlock').then(({ ToastBlock }) => ToastBlock),
  ),
} satisfies Partial<LazyRegistry>
