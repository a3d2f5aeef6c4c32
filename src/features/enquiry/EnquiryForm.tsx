import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { SERVED_CONTENT } from '../../components/ui/served'
import { useHydrated } from '../../components/ui/use-browser-value'
import { site } from '../../config/site'
import { DAY_PARAMETER } from '../../domain/enquiry/day-parameter'
import { usePageAddress } from '../page/page-address'
import { draftKey, readRecord } from './draft/draft-record'
import type { EngineProps } from './engine/engine-props'
import * as styles from './enquiry.module.css'
import { trackFormEvent } from './form-event'
import { FormUnavailable } from './island/FormUnavailable'
import { ServerForm } from './island/server-form'
import { FORM_ATTRIBUTE, takeServedForm } from './island/take-served-form'
import { useClearBottom } from './island/use-clear-bottom'
import { useIsland } from './island/use-island'
import { isOutboxFlagged } from './outbox/outbox-flag'
import type { EnquiryFormProps } from './props'

/** Telephone of the dealership that a form is about, or the group's. */
const phoneOf = ({ subject, sites = [] }: EnquiryFormProps): string =>
  sites.find(({ id }) => id === subject?.locationId)?.phone ?? site.phone

/** What a form says before somebody fills it in. */
const contentOf = ({ kind, subject, sites, wishedSite, values, submitLabel, isSold }: EnquiryFormProps): string =>
  JSON.stringify([kind, subject, sites?.map(({ id }) => id), wishedSite, values, submitLabel, isSold])

/** Whether this device adds something to it that no server knows. */
const hasOwnContent = ({ kind, subject = {}, attachments = [], isSold }: EnquiryFormProps): boolean =>
  isSold === true ||
  attachments.length > 0 ||
  isOutboxFlagged() ||
  readRecord(draftKey(kind, subject), Date.now()) !== null

/**
 * A form of the site. The page holds its HTML, which works without scripts; the code behind it is loaded for who
 * may fill it in, see `use-island.ts`.
 */
export const EnquiryForm = (props: EnquiryFormProps) => {
  const intl = useIntl()
  const prefix = useId()
  const { pathname, search } = usePageAddress()
  const engine: EngineProps = { ...props, intl, prefix, page: pathname || null, phone: phoneOf(props) }
  const isHydrated = useHydrated()
  const [served] = useState(() => contentOf(props))
  const isTold = useRef(false)
  const { container, state, isPressed, failedPresses, retry } = useIsland({
    mount: (code, place) => code.mountForm(place, engine),
    props: engine,
    takeServed: (place) => takeServedForm(place, props.kind, engine.page),
    needsCode: () =>
      isHydrated &&
      (contentOf(props) !== served || hasOwnContent(props) || new URLSearchParams(search).has(DAY_PARAMETER)),
    onNear: () => {
      if (isTold.current) return
      isTold.current = true
      trackFormEvent('form_ready', props.kind, props.subject)
    },
  })
  useClearBottom(container)
  if (ServerForm !== null)
    return (
      <div className={styles.island}>
        <div className={styles.room} {...{ [FORM_ATTRIBUTE]: props.kind }}>
          <div>
            <ServerForm {...engine} />
          </div>
        </div>
      </div>
    )
  return (
    <div className={styles.island}>
      {state === 'failed' && <FormUnavailable phone={engine.phone} presses={failedPresses} onRetry={retry} />}
      <div
        ref={container}
        className={styles.room}
        {...{ [FORM_ATTRIBUTE]: props.kind }}
        aria-busy={state === 'loading' || undefined}
        data-pressed={(isPressed && state === 'loading') || undefined}
        {...SERVED_CONTENT}
      />
    </div>
  )
}
