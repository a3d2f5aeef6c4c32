import type { StoryEnquiryKind } from '../enquiry/kinds'
import type { ChosenIcon } from '../icons/drawn-icon'
import type { Department } from '../location/types'
import type { Cents } from '../price/types'
import type { BodyStyle } from '../vehicle/types'

/**
 * Shapes of the CMS blocks: what a story's `content` holds once it was parsed. One interface per block; `Block` is
 * their union and `src/blocks/registry.ts` maps every member to a component.
 */

/** A Storyblok asset. */
export interface Asset {
  filename: string
  alt: string
  /** Title and focus are optional in the CMS; empty strings when missing. */
  title?: string
  focus?: string
}

/** An internal path (`/stock`), an external address, a `tel:` or `mailto:`; resolved from a Storyblok link. */
export type Href = string

/** Storyblok rich text document; rendered by `components/ui/RichText`. */
export interface RichTextDoc {
  type: 'doc'
  content: unknown[]
}

/** A table of an editor: plain texts, every row as long as the head. */
export interface TableData {
  head: string[]
  rows: string[][]
}

interface BlockBase<Name extends string> {
  _uid: string
  component: Name
}

export interface ButtonProps extends BlockBase<'button'> {
  label: string
  to: Href
  icon?: ChosenIcon
  iconPosition?: 'start' | 'end'
  hideIcon?: boolean
  size?: 'large' | 'medium' | 'small' | 'extra-small'
  variant?: 'primary' | 'secondary' | 'tertiary' | 'ghost'
  fullWidth?: boolean
  disabled?: boolean
  onDarkBackground?: boolean
  plugins?: BookingPlugin[]
}
export interface BookingPlugin extends BlockBase<'booking-plugin'> {
  make?: string
  location?: string
  product_category?: string
  product_category_hidden?: boolean
}

/** Opening of the home page: claim, figures, cut-out car, quick search over the lower edge. */
export interface HeroBlock extends BlockBase<'hero'> {
  /** `home`: dark, cut-out car, display type. `page`: quieter, photo at the side or none. */
  layout: 'home' | 'page'
  eyebrow?: string
  title: string
  text?: string
  image?: Asset
  buttons?: ButtonProps[]
  figures?: FigureItem[]
  search?: StockQuickSearchBlock[]
}
export interface FigureItem extends BlockBase<'figure'> {
  value: string
  label: string
}
/** Slides chosen by the visitor; never moves by itself. */
export interface HeroCarouselBlock extends BlockBase<'hero-carousel'> {
  slides: HeroBlock[]
}
export interface RichTextBlock extends BlockBase<'rich-text'> {
  title?: string
  body: RichTextDoc
  narrow?: boolean
}
/** Figures or facts side by side; the first cell of a row says what the row is about. */
export interface TableBlock extends BlockBase<'table'> {
  title: string
  intro?: string
  /** Stands above the table; without it the title names the table. */ caption?: string
  table: TableData
}
/** Files that visitors take home. */
export interface DownloadListBlock extends BlockBase<'download-list'> {
  title: string
  intro?: string
  files: DownloadItem[]
}
export interface DownloadItem extends BlockBase<'download'> {
  title: string
  description?: string
  /** Address of the file. */ file: string
  /** In kilobytes. */ size?: number
}
/** Text beside a picture. */
export interface TextImageBlock extends BlockBase<'text-image'> {
  title: string
  body: RichTextDoc
  image: Asset
  imagePosition: 'start' | 'end'
  buttons?: ButtonProps[]
}
export interface CardItem extends BlockBase<'card'> {
  title: string
  text?: string
  image?: Asset
  icon?: ChosenIcon
  to?: Href
  linkLabel?: string
}
export interface CardGridBlock extends BlockBase<'card-grid'> {
  title?: string
  intro?: string
  columns: 2 | 3 | 4
  tone?: 'paper' | 'mist' | 'ink'
  cards: CardItem[]
}
export interface ImageGalleryBlock extends BlockBase<'image-gallery'> {
  title?: string
  images: Asset[]
}
export interface ImageGridBlock extends BlockBase<'image-grid'> {
  title?: string
  images: Asset[]
  columns: 2 | 3 | 4
}
export interface EmbeddedVideoBlock extends BlockBase<'embedded-video'> {
  title: string
  url: string
  poster?: Asset
  transcript?: RichTextDoc
}
export interface IframeBlock extends BlockBase<'iframe'> {
  title: string
  url: string
  height: number
}
export interface ChatBlock extends BlockBase<'chat'> {
  title: string
  text: string
  label: string
}
/** Employment types of schema.org. */
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'OTHER'] as const
/** Open positions of the story, or of the group's feed where the story has none. */
export interface JobVacancyWidgetBlock extends BlockBase<'job-vacancy-widget'> {
  title: string
  intro?: string
  /** `form`: the application form of the same page, filled in with the position. Left out: `mail`. */
  apply?: 'mail' | 'form'
  vacancies: VacancyItem[]
}
export interface VacancyItem extends BlockBase<'vacancy'> {
  title: string
  place: string
  contract: string
  text: string
  email: string
  employment?: (typeof EMPLOYMENT_TYPES)[number]
  /** ISO dates. */ datePosted?: string
  validThrough?: string
}
export interface AppointmentBookingGridBlock extends BlockBase<'appointment-booking-grid'> {
  title: string
  intro?: string
  buttons: ButtonProps[]
}
export interface ReviewWidgetBlock extends BlockBase<'review-widget'> {
  title: string
  /** Left out: `row`. `summary` shows the average alone. */ variant?: 'row' | 'grid' | 'summary'
  rating: number
  count: number
  /** Who collects the reviews, and the page with all of them. */
  source?: string
  to?: Href
  /** The car that the reviews are about; left out: the group. */
  product?: string
  reviews: ReviewItem[]
}
export interface ReviewItem extends BlockBase<'review'> {
  author: string
  place: string
  date: string
  rating: number
  text: string
}
export interface ArticleOverviewBlock extends BlockBase<'article-overview'> {
  title?: string
}
export interface ArticleLatestBlock extends BlockBase<'article-latest'> {
  title: string
  linkLabel: string
  count: number
}
export interface StockQuickSearchBlock extends BlockBase<'stock-quick-search'> {
  variant: 'default' | 'car-company' | 'financial'
  title?: string
  popular?: ButtonProps[]
}
/** Cards of vehicles, newest first: of the whole stock, or those that fit every rule that is filled in. */
export interface StockPreviewBlock extends BlockBase<'stock-preview'> {
  title: string
  intro?: string
  count: number
  brand?: string
  model?: string
  fuel?: string
  category?: string
  condition?: string
  bodyStyle?: BodyStyle
  /** Id of the dealership where they stand. */ location?: string
  /** Lowest and highest cash price. */
  priceFrom?: Cents
  priceTo?: Cents
  /** Only those with a discount. */ discounted?: boolean
  linkLabel: string
  to: Href
}
/** "Une voiture, quatre façons de l’avoir". */
export interface PriceWaysBlock extends BlockBase<'price-ways'> {
  title: string
  intro: string
  model?: string
}
export interface BrandStripBlock extends BlockBase<'brand-strip'> {
  title?: string
}
/** Dark section with the list of dealerships beside the drawn map of the country. */
export interface LocationsMapBlock extends BlockBase<'locations-map'> {
  title: string
  intro: string
}
export interface FaqBlock extends BlockBase<'faq'> {
  title: string
  items: FaqItem[]
}
export interface FaqItem extends BlockBase<'faq-item'> {
  question: string
  answer: RichTextDoc
}
export interface CallToActionBlock extends BlockBase<'call-to-action'> {
  title: string
  text?: string
  tone?: 'mist' | 'ink'
  buttons: ButtonProps[]
}
export interface TimelineBlock extends BlockBase<'timeline'> {
  title?: string
  items: TimelineItem[]
}
export interface TimelineItem extends BlockBase<'timeline-item'> {
  year: string
  title: string
  text: string
  image?: Asset
}
export interface PortraitsBlock extends BlockBase<'portraits'> {
  title?: string
  items: PortraitItem[]
}
export interface PortraitItem extends BlockBase<'portrait'> {
  name: string
  jobTitle: string
  place: string
  quote: string
  image?: Asset
}
export interface LeaseOffersBlock extends BlockBase<'lease-offers'> {
  title: string
  intro?: string
  kind: 'private' | 'business'
  count: number
  /** The visitor filters and sorts them; once on a page, whose address holds the choice. */ filters?: boolean
}
export interface ModelListBlock extends BlockBase<'model-list'> {
  title: string
  brand?: string
  category?: string
  count?: number
}
export interface EnquiryFormBlock extends BlockBase<'enquiry-form'> {
  title: string
  intro?: string
  kind: StoryEnquiryKind
  /** Id of the dealership that the form begins with. */ location?: string
  /** Text of its button. */ submitLabel?: string
  /** Read after it was sent, in place of what happens next. */ sentText?: string
}
/** Subscription to the newsletter. */
export interface NewsletterBlock extends BlockBase<'newsletter'> {
  title: string
  intro?: string
  /** Text of its button. */ submitLabel?: string
}
/** Request for an estimate of the visitor's car; shown where `site.tradeIn` is on. */
export interface TradeInBlock extends BlockBase<'trade-in'> {
  title: string
  intro?: string
  /** Id of the dealership that the form begins with. */ location?: string
}
/** Dealerships, and their people where the editor chose a dealership or a department. */
export interface ContactListBlock extends BlockBase<'contact-list'> {
  title: string
  intro?: string
  /** Id of the only dealership that is shown. */ location?: string
  /** The only department whose people are shown. */ department?: Department
}
/** Employees with their direct lines and a card for address books. */
export interface EmployeeListBlock extends BlockBase<'employee-list'> {
  title: string
  intro?: string
  /** Id of the only dealership whose employees are shown. */ location?: string
  /** The only department that is shown. */ department?: Department
  /** The visitor filters them; once on a page, whose address holds the choice. */ filters?: boolean
}
export interface BreadcrumbsBlock extends BlockBase<'breadcrumbs'> {
  items?: LinkItem[]
}
/** Links between the pages of a series: all of them in order, including the current one. */
export interface PaginationBlock extends BlockBase<'pagination'> {
  title?: string
  pages: LinkItem[]
}
export interface ToastBlock extends BlockBase<'toast'> {
  text: string
  tone: 'info' | 'success' | 'warning'
}
export interface ShareButtonBlock extends BlockBase<'share-button'> {
  label: string
}
export interface StickyContactButtonBlock extends BlockBase<'sticky-contact-button'> {
  label: string
  to: Href
}

/** Blocks an editor may put into the body of a page. */
export type Block =
  | HeroBlock
  | HeroCarouselBlock
  | RichTextBlock
  | TableBlock
  | DownloadListBlock
  | TextImageBlock
  | CardGridBlock
  | ImageGalleryBlock
  | ImageGridBlock
  | EmbeddedVideoBlock
  | IframeBlock
  | ChatBlock
  | JobVacancyWidgetBlock
  | AppointmentBookingGridBlock
  | ReviewWidgetBlock
  | ArticleOverviewBlock
  | ArticleLatestBlock
  | StockQuickSearchBlock
  | StockPreviewBlock
  | PriceWaysBlock
  | BrandStripBlock
  | LocationsMapBlock
  | FaqBlock
  | CallToActionBlock
  | TimelineBlock
  | PortraitsBlock
  | LeaseOffersBlock
  | ModelListBlock
  | EnquiryFormBlock
  | NewsletterBlock
  | TradeInBlock
  | ContactListBlock
  | EmployeeListBlock
  | BreadcrumbsBlock
  | PaginationBlock
  | ToastBlock
  | ShareButtonBlock
  | StickyContactButtonBlock
  | ButtonProps

/** Search and sharing facts of a page. */
export interface SeoFields {
  title: string
  description: string
  image?: Asset
  noindex?: boolean
}

/** The same as an editor fills it in. */
export type SeoBlock = SeoFields & BlockBase<'seo'>

/** Root of a content page. */
export interface PageContent extends BlockBase<'page'> {
  seo: SeoFields
  body: Block[]
  /** Id of the brand whose page this is. */ brand?: string
}
/** Root of a news article. */
export interface ArticleContent extends BlockBase<'article'> {
  seo: SeoFields
  title: string
  /** ISO date. */
  date: string
  category: string
  /** Who wrote it; the group where nobody is named. */ author?: string
  /** Id of the brand that it is about. */ brand?: string
  intro: string
  image: Asset
  body: Block[]
}

export interface LinkItem extends BlockBase<'link'> {
  label: string
  to: Href
  icon?: ChosenIcon
  text?: string
}
export interface MenuColumn extends BlockBase<'menu-column'> {
  title: string
  links: LinkItem[]
}
/** One entry of the main navigation: a link, or a mega-menu with columns and a teaser. */
export interface MenuEntry extends BlockBase<'menu-entry'> {
  label: string
  to: Href
  columns?: MenuColumn[]
  teaser?: CardItem[]
}
/** Root of `global/header`. */
export interface HeaderContent extends BlockBase<'header'> {
  entries: MenuEntry[]
  searchPlaceholder: string
}
/** Root of `global/mobile-navigation`. */
export interface MobileNavigationContent extends BlockBase<'mobile-navigation'> {
  entries: MenuEntry[]
  secondary: LinkItem[]
}
/** Root of `global/top-bar`. */
export interface TopBarContent extends BlockBase<'top-bar'> {
  start: LinkItem[]
  end: LinkItem[]
}
/** Root of `global/footer`. */
export interface FooterContent extends BlockBase<'footer'> {
  claim: string
  phone: string
  hours: string
  columns: MenuColumn[]
  legal: LinkItem[]
  social: LinkItem[]
  copyright: string
}

export type GlobalContent = HeaderContent | MobileNavigationContent | TopBarContent | FooterContent
