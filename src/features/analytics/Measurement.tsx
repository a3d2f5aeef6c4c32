import { useEffect } from 'react'
import { MeasurementNotice } from '../consent/MeasurementNotice'
import { useMeasurement } from '../consent/measurement-consent'
import { isTagManagerLoaded, loadTagManager, tagManagerUrl } from './tag-manager'

const PRIVACY = '/politique-de-traitement-des-donnees'

interface Props {
  /** Address of the tag manager’s script; null where none is configured: then nobody is asked. */
  url?: string | null
  /** What a script does that has run cannot be stopped: the page begins anew without it. */
  reload?: () => void
}

/** Asks whether visits may be measured, and loads the tag manager once the visitor agreed. */
export const Measurement = ({ url = tagManagerUrl(), reload = () => window.location.reload() }: Props) => {
  const answer = useMeasurement((state) => state.answer)
  useEffect(() => {
    if (url === null) return
    if (answer === 'granted') loadTagManager(url)
    else if (answer === 'denied' && isTagManagerLoaded()) reload()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `reload` is always the same: only an answer changes anything
  }, [url, answer])
  return url === null ? null : <MeasurementNotice host={new URL(url).host} privacyPath={PRIVACY} />
}
