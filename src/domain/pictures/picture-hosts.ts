import type { PictureHosts } from './picture-problem'

/**
 * Where pictures may come from: the origin of the group's own, whatever its scheme, and the hosts that are configured.
 *
 * @param assetBaseUrl origin of the picture service; empty or undefined where there is none
 */
export const pictureHosts = (assetBaseUrl: string | undefined, configured: PictureHosts): PictureHosts => [
  ...(assetBaseUrl ? [new URL(assetBaseUrl).origin] : []),
  ...configured,
]
