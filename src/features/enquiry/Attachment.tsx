import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import type { EnquiryAttachment } from './attachment'
import * as styles from './enquiry.module.css'

interface Props {
  attachment: EnquiryAttachment
}

/** What goes along with an enquiry, to be read and taken out before it is sent; once out, to be put back. */
export const Attachment = ({ attachment: { title, lines, isAttached, setAttached } }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.attachment} aria-label={title}>
      <p role="status">
        <b>{formatMessage({ id: isAttached ? 'enquiry.attached' : 'enquiry.notAttached' }, { title })}</b>
      </p>
      {isAttached && (
        <dl>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button variant="secondary" size="small" onClick={() => setAttached(!isAttached)}>
        {formatMessage({ id: isAttached ? 'enquiry.detach' : 'enquiry.attach' })}
      </Button>
    </section>
  )
}
