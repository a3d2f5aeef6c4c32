/** What the program and its test show each other. */
export const OUTAGE_SECRETS = {
  storyblok: 'storyblok-secret-of-an-outage',
  dealer: `whsec_${Buffer.alloc(24, 9).toString('base64')}`,
  rebuild: 'rebuild-token-of-an-outage',
}

/** What the program tells its parent. */
export type OutageNote =
  | { ready: { url: string; token: string } }
  | { built: string[] }
  | { published: string }
  | { line: string }
