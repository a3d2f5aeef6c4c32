/** In place of modules of Gatsby that this site never uses, see `leave-out.ts`. */
export const headHandlerForBrowser = () => undefined
