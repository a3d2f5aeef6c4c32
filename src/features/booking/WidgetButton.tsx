import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import type { ButtonProps } from '../../components/ui/Button'
import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { markInUse } from '../consent/consent-store'
import { grantExternalContent, useExternalContent } from '../consent/use-consent'
import { holdBookingScript, openBookingWidget } from './booking-widget'
import type { BookingOptions } from './booking-widget'

const BookingConsent = lazyPart(() =>
  import(/* webpackChunkName: "booking-consent" */ './BookingConsent').then(({ BookingConsent: loaded }) => loaded),
)

interface Props extends ButtonProps {
  /** URL of the vendor's script. */
  script: string
  plugin: BookingOptions
  fallback: string
  trackOpening: () => void
}

/** Opens the vendor's window. Its script is on the page while the visitor allows comfort; otherwise a click asks first. */
export const WidgetButton = ({ script, plugin, fallback, trackOpening, ...look }: Props) => {
  const isAllowed = useExternalContent(({ granted }) => granted)
  const [isAsked, setAsked] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const isWaiting = useRef(false)
  const open = (): void => {
    isWaiting.current = false
    trackOpening()
    if (!openBookingWidget(plugin)) window.location.assign(fallback)
  }
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!isAllowed) return undefined
    // What the vendor's script started cannot be unloaded, so a withdrawal loads the page again.
    markInUse('comfort')
    return holdBookingScript(script, () => (isWaiting.current ? latest.current() : undefined))
  }, [script, isAllowed])
  const ask = (): void =>
    void BookingConsent.load().then(
      () => {
        setLoaded(true)
        setAsked(true)
      },
      () => window.location.assign(fallback),
    )
  const allow = (): void => {
    setAsked(false)
    isWaiting.current = true
    grantExternalContent()
  }
  return (
    <>
      <Button {...look} onClick={isAllowed ? open : ask} />
      {isLoaded && (
        <Part>
          <BookingConsent
            open={isAsked}
            onClose={() => setAsked(false)}
            onAllow={allow}
            host={new URL(script).host}
            fallback={fallback}
          />
        </Part>
      )}
    </>
  )
}
