// What the site uses of Gatsby's module in the browser.
export { Link, navigate } from './link'
export { Slice } from './slice'
