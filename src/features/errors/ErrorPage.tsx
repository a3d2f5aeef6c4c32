import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { cx } from '../../components/ui/cx'
import { useBrowserValue, useHydrated } from '../../components/ui/use-browser-value'
import { isBot } from '../../config/bots'
import { MARK_BOTS_SCRIPT } from '../../config/inline-scripts/mark-bots'
import { paths, segments } from '../../config/segments'
import type { ErrorKind } from '../../domain/routes/error-kinds'
import type { MessageId } from '../../intl/message-id'
import * as styles from './ErrorPage.module.css'
import { NearestVehicles } from './NearestVehicles'

interface Copy {
  title: MessageId
  text?: MessageId
  button: MessageId
  to: string
  /** Whether vehicles like the missing one are shown below. */
  nearest?: boolean
}

const notFound: Copy = {
  title: 'error.notFoundTitle',
  text: 'error.notFoundText',
  button: 'error.notFoundButtonText',
  to: '/',
}
const vehicle: Copy = {
  title: 'error.vehicleNotFoundTitle',
  text: 'error.vehicleNotFoundText',
  button: 'error.vehicleNotFoundButtonText',
  to: paths.stock,
  nearest: true,
}

const COPY: Record<ErrorKind, Copy> = {
  'something-went-wrong': { title: 'error.wentWrongTitle', button: 'error.backToHome', to: '/' },
  'page-not-found': notFound,
  'broken-link': { ...notFound, title: 'error.brokenLinkTitle' },
  'vehicle-not-found': vehicle,
  'vehicle-form-not-found': { ...vehicle, title: 'error.formNotFoundTitle' },
  'location-not-found': {
    title: 'error.locationNotFoundTitle',
    text: 'error.locationNotFoundText',
    button: 'error.locationNotFoundButtonText',
    to: paths.locations,
  },
  'brand-not-found': {
    title: 'error.brandNotFoundTitle',
    text: 'error.brandNotFoundText',
    button: 'error.brandNotFoundButtonText',
    to: '/brands',
  },
  'news-article-not-found': {
    title: 'error.articleNotFoundTitle',
    text: 'error.articleNotFoundText',
    button: 'error.articleNotFoundButtonText',
    to: paths.news,
  },
  'lease-vehicle-not-found': {
    title: 'error.leaseNotFoundTitle',
    text: 'error.leaseNotFoundText',
    button: 'error.leaseNotFoundButtonText',
    to: `/${segments.privateLease}`,
  },
}

const never = () => () => undefined

/** What went wrong, and the one step on from it; for a vehicle, others like it too. Robots of search engines and of performance tests are not shown it. */
export const ErrorPage = ({ kind }: { kind: ErrorKind }) => {
  const { formatMessage } = useIntl()
  const isHydrated = useHydrated()
  const root = useRef<HTMLDivElement>(null)
  const bot = useBrowserValue(
    never,
    () => isBot(navigator.userAgent),
    () => false,
  )
  useEffect(() => {
    const main = root.current?.closest('main')
    main?.setAttribute('data-testid', kind)
    return () => main?.removeAttribute('data-testid')
  }, [kind])
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the one thing a robot gets.
    if (bot) console.info(`error page: ${kind}`)
  }, [bot, kind])
  const { title, text, button, to, nearest = false } = COPY[kind]
  return (
    <>
      {!isHydrated && <script dangerouslySetInnerHTML={{ __html: MARK_BOTS_SCRIPT }} />}
      <div className={nearest ? styles.view : undefined}>
        <div ref={root} className={cx('wrap', styles.error, nearest && styles.short)}>
          {!bot && (
            <>
              <h1>{formatMessage({ id: title })}</h1>
              {text && <p>{formatMessage({ id: text })}</p>}
              <Button to={to}>{formatMessage({ id: button })}</Button>
            </>
          )}
        </div>
        {!bot && nearest && <NearestVehicles />}
      </div>
    </>
  )
}
