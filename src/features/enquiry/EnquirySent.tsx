import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Glyph } from '../../components/ui/Glyph'
import type { EnquiryKind } from '../../domain/enquiry/types'
import * as styles from './enquiry.module.css'

interface Props {
  kind: EnquiryKind
  onAgain: () => void
}

/** After a form was sent; takes the focus, because the form it had is gone. */
export const EnquirySent = ({ kind, onAgain }: Props) => {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <Glyph of={CircleCheck} size={40} strokeWidth={1.5} />
      <h2>{formatMessage({ id: 'enquiry.sentTitle' })}</h2>
      <p>{formatMessage({ id: 'enquiry.sentText' }, { kind })}</p>
      <Button variant="secondary" onClick={onAgain}>
        {formatMessage({ id: 'enquiry.again' })}
      </Button>
    </div>
  )
}
