import { useConsent } from '../consent/consent-store'
import type { ConsentChoices } from '../../domain/consent/choices'
import { consentSignals } from './consent-mode'
import type { ConsentSignals } from './consent-mode'
import { dataLayer } from './data-layer'
import type { DataLayerEntry } from './data-layer'

const SCRIPT_ID = 'tag-manager'

/** Tag managers take a command only as an `arguments` object. */
const command = function (..._words: [name: 'consent', kind: 'default' | 'update', signals: ConsentSignals]) {
  // oxlint-disable-next-line prefer-rest-params -- a list would be taken for an event
  return arguments as unknown as DataLayerEntry
}

/** What the visitor answered, as a command for the tag manager. */
const update = (): DataLayerEntry =>
  command('consent', 'update', consentSignals(useConsent.getState().stored?.choices ?? {}))

const DENIED: ConsentChoices = {}

/**
 * Loads the tag manager, once, and only after consent: it reads everything that the data layer has since the first page.
 * So the data layer then begins with everything denied and the visitor's answer: tags of earlier events keep to them too.
 */
export const loadTagManager = (url: string): void => {
  if (document.getElementById(SCRIPT_ID)) return
  const layer = dataLayer()
  if (!layer) return
  layer.unshift(command('consent', 'default', consentSignals(DENIED)), update())
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  useConsent.subscribe(({ stored }, before) => {
    if (stored !== before.stored) layer.push(update())
  })
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.src = url
  script.async = true
  document.head.append(script)
}
