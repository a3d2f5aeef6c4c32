import { useIntl } from 'react-intl'
import { site } from '../../config/site'
import { hasOwnContact } from '../../domain/content/has-own-contact'
import type { Block } from '../../domain/content/types'
import { StickyLink } from './StickyLink'

interface Props {
  path: string
  body: readonly Block[]
}

/** The contact link of the page configuration, on every story that has no way to contact of its own. */
export const ContactLink = ({ path, body }: Props) => {
  const { formatMessage } = useIntl()
  if (hasOwnContact(path, body, site.stickyContact)) return null
  return <StickyLink to={site.stickyContact} variant="tertiary" label={formatMessage({ id: 'layout.contact' })} />
}
