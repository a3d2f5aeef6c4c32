import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import * as styles from '../enquiry.module.css'
import type { OfferedAttachment } from '../props'

/** What goes along with an enquiry, to be read and taken out before it is sent; once out, to be put back. */
const Attachment = ({ attachment }: { attachment: OfferedAttachment }) => {
  const { formatMessage } = useIntl()
  const { kind, title, lines, isAttached, setAttached } = attachment
  return (
    <section className={styles.attachment} aria-label={title}>
      <p role="status">
        <b>{formatMessage({ id: isAttached ? 'enquiry.attached' : 'enquiry.notAttached' }, { kind, title })}</b>
      </p>
      {isAttached && (
        <dl>
          {lines.map(([label, value], index) => (
            <div key={`${index} ${label}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button variant="secondary" size="small" onClick={() => setAttached(!isAttached)}>
        {formatMessage({ id: isAttached ? 'enquiry.detach' : 'enquiry.attach' }, { kind })}
      </Button>
    </section>
  )
}

export const Attachments = ({ attachments = [] }: { attachments?: readonly OfferedAttachment[] }) =>
  attachments.map((attachment) => <Attachment key={attachment.kind} attachment={attachment} />)
