import { contentPolicy } from './content-policy'

const SELF = ["'self'"] as const

/** For responses that are not pages: they load nothing, submit nothing and cannot be framed. */
export const BARE_POLICY = contentPolicy({ sources: {}, formAction: [] })

/** For server-rendered form pages, which work without scripts. */
export const FORM_PAGE_POLICY = contentPolicy({ sources: { style: SELF, img: SELF, font: SELF } })

/** For the pages of /status, with scripts and styles in files. */
export const STATUS_POLICY = contentPolicy({
  sources: { script: SELF, style: SELF, img: ["'self'", 'data:'], font: SELF, connect: SELF },
})
