/** Signs what is delivered to the demo's CRM. */
export const DEMO_CRM_SECRET = 'whsec_ZGVtby1jcm0td2ViaG9vay1zZWNyZXQ='

/**
 * What the demo's systems show each other, so that `npm start` needs no settings. Everybody knows these: they open
 * nothing but a demo on this machine, and whatever is set in the environment wins.
 */
export const DEMO_SECRETS = {
  STORYBLOK_WEBHOOK_SECRET: 'demo-storyblok-webhook-secret',
  DEALER_WEBHOOK_SECRETS: 'whsec_ZGVtby1kZWFsZXItd2ViaG9vay1zZWNyZXQ=',
  REBUILD_TOKEN: 'demo-rebuild-token',
  STATUS_TOKEN: 'demo-status-token',
} as const
