import { Mail, MessageCircle, Navigation, Phone } from 'lucide'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Glyph } from '../../components/ui/Glyph'
import type { Location } from '../../domain/location/types'
import type { MessageId } from '../../intl/message-id'
import * as styles from './location-page.module.css'
import { telHref, whatsappHref } from '../../domain/format/tel-href'

interface Props {
  location: Pick<Location, 'id' | 'phone' | 'whatsapp' | 'email' | 'routeUrl'>
}

/** Every way to reach a dealership; the phone first. */
export const LocationContact = ({ location: { id, phone, whatsapp, email, routeUrl } }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  return (
    <div className={styles.contact} data-location={id} data-route={routeUrl}>
      <Button to={telHref(phone)} icon={<Glyph of={Phone} size={20} />}>
        {phone}
      </Button>
      <Button to={routeUrl} variant="secondary" icon={<Glyph of={Navigation} size={20} />}>
        {text('location.route')}
      </Button>
      <Button to={`mailto:${email}`} variant="secondary" icon={<Glyph of={Mail} size={20} />}>
        {text('location.email')}
      </Button>
      {whatsapp && (
        <Button to={whatsappHref(whatsapp)} variant="secondary" icon={<Glyph of={MessageCircle} size={20} />}>
          {text('location.whatsapp')}
        </Button>
      )}
    </div>
  )
}
