import { tagManagerUrl } from '../../config/external/service-urls'
import { whenGranted } from '../consent/consent-store'

/** Loads the tag manager, if one is configured, as soon as the visitor agreed to one of its purposes. */
export const startMeasurement = (url: string | null = tagManagerUrl()): void => {
  if (url === null) return
  whenGranted(['statistics', 'marketing'], () => {
    void import(/* webpackChunkName: "tag-manager" */ './tag-manager').then(({ loadTagManager }) => loadTagManager(url))
  })
}
