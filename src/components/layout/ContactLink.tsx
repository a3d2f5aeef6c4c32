import { useIntl } from 'react-intl'
import { site } from '../../config/site'
import { StickyLink } from './StickyLink'

/** The contact link of the page configuration. */
export const ContactLink = () => {
  const { formatMessage } = useIntl()
  return <StickyLink to={site.stickyContact} variant="tertiary" label={formatMessage({ id: 'layout.contact' })} />
}
