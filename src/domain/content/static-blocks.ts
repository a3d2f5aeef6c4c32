/** What decides whether a block stands still: any block has these fields or lacks them. */
interface BlockLike {
  component: string
  buttons?: unknown
  search?: unknown
  plugins?: unknown
  filters?: unknown
}

const ALWAYS: ReadonlySet<string> = new Set([
  'article-latest',
  'article-overview',
  'brand-strip',
  'breadcrumbs',
  'card-grid',
  'download-list',
  'faq',
  'pagination',
  'portraits',
  'rich-text',
  'table',
  'timeline',
])
/** Those that stand still unless one of their buttons opens the appointment window, or a search is in them. */
const WITHOUT_PLUGINS: ReadonlySet<string> = new Set(['button', 'call-to-action', 'hero', 'text-image'])

/** Blocks that need their code, but not before the visitor reaches them: until then the server's HTML is enough. */
const RESTING: ReadonlySet<string> = new Set([
  'chat',
  'image-gallery',
  'image-grid',
  'locations-map',
  'model-list',
  'price-ways',
  'review-widget',
  'stock-preview',
])

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0

const hasPlugin = (button: unknown): boolean =>
  typeof button === 'object' && button !== null && 'plugins' in button && !isEmpty(button.plugins)

/** Whether no block of this name is ever hydrated on the first page of a visit. */
export const isAlwaysStatic = (component: string): boolean => ALWAYS.has(component)

/** Whether a block is hydrated only once it is in view or the visitor does anything on the page. */
export const isRestingBlock = (component: string): boolean => RESTING.has(component)

/**
 * Whether a block has no interaction other than links and native elements. On the first page of a visit the server's HTML
 * of such a block is kept, and its code is not loaded.
 */
export const isStaticBlock = ({ component, buttons, search, plugins, filters }: BlockLike): boolean =>
  isAlwaysStatic(component) ||
  (component === 'lease-offers' && filters !== true) ||
  (WITHOUT_PLUGINS.has(component) &&
    isEmpty(plugins) &&
    isEmpty(search) &&
    !(Array.isArray(buttons) && buttons.some(hasPlugin)))
