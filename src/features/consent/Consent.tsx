import { useEffect } from 'react'
import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import { asksOnArrival } from '../../config/consent/consent-version'
import { mustReload, useConsent } from './consent-store'
import { watchConsentLinks } from './watch-consent-links'

const Question = lazyPart(() =>
  import(/* webpackChunkName: "consent" */ './ConsentQuestion').then(({ ConsentQuestion }) => ConsentQuestion),
)

const reloadPage = (): void => window.location.reload()

/**
 * Asks for consent: by a notice where a service is configured that has to be asked for on arrival, and in a dialog that
 * every footer opens. A page with a script whose consent was withdrawn, here or in another tab, is loaded again.
 */
export const Consent = ({ reload = reloadPage }: { reload?: () => void }) => {
  const { isKnown, isOpen, stored } = useConsent()
  const isAsked = isKnown && asksOnArrival() && stored?.choices.statistics === undefined
  const isLoaded = useLoadedPart(Question, isOpen || isAsked)
  useEffect(watchConsentLinks, [])
  useEffect(() => {
    if (mustReload()) reload()
    // oxlint-disable-next-line react/exhaustive-deps -- only another answer changes anything
  }, [stored])
  if (!isLoaded) return null
  return (
    <Part>
      <Question isAsked={isAsked} />
    </Part>
  )
}
