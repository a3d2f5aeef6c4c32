import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where visitors change or cancel; hosts of static pages pass on only what lies under `/api`. */
export const MANAGE_PATH = '/api/enquiries/rendez-vous'
/** Where visitors confirm and end a subscription. */
export const SUBSCRIPTION_PATH = '/api/enquiries/inscription'
/** Name of the token in the address. */
export const TOKEN_PARAMETER = 'jeton'

/** Signed addresses by which visitors change or cancel what they sent. */
export interface ManageLinks {
  /** The whole address, for mails. */
  urlFor: (enquiryId: string, reference: string) => string
  /** The path with its token. */
  pathFor: (enquiryId: string, reference: string) => string
  /** The same for a subscription. */
  subscriptionPathFor: (enquiryId: string, reference: string) => string
  subscriptionUrlFor: (enquiryId: string, reference: string) => string
  /** Whether a token is that of an enquiry. */
  isToken: (enquiryId: string, token: string) => boolean
}

/**
 * @param secret of the installation; a link is valid as long as it stays the same
 * @param siteUrl origin of the site
 */
export const createManageLinks = (secret: string, siteUrl: string): ManageLinks => {
  const key = createHmac('sha256', secret).update('enquiry link, version 1').digest()
  const tokenOf = (enquiryId: string): string => createHmac('sha256', key).update(enquiryId).digest('base64url')
  const below =
    (path: string) =>
    (enquiryId: string, reference: string): string =>
      `${path}/${encodeURIComponent(reference)}?${TOKEN_PARAMETER}=${tokenOf(enquiryId)}`
  const pathFor = below(MANAGE_PATH)
  const subscriptionPathFor = below(SUBSCRIPTION_PATH)
  return {
    pathFor,
    subscriptionPathFor,
    subscriptionUrlFor: (enquiryId, reference) => siteUrl + subscriptionPathFor(enquiryId, reference),
    urlFor: (enquiryId, reference) => siteUrl + pathFor(enquiryId, reference),
    isToken: (enquiryId, token) => {
      const [sent, right] = [Buffer.from(token), Buffer.from(tokenOf(enquiryId))]
      return sent.length === right.length && timingSafeEqual(sent, right)
    },
  }
}

export interface ManageLinksOptions {
  /** Null: the installation makes its own. */
  secret: string | null
  readSecret: () => Promise<string>
  siteUrl: string
}

/** Opens the links of an installation when they are first needed. */
export const openManageLinks = ({ secret, readSecret, siteUrl }: ManageLinksOptions): (() => Promise<ManageLinks>) => {
  let links: ManageLinks | null = null
  return async () => (links ??= createManageLinks(secret ?? (await readSecret()), siteUrl))
}
