import { useIntl } from 'react-intl'
import { StickyLink } from '../../components/layout/StickyLink'
import { Static } from '../../components/ui/Static'
import { site } from '../../config/site'
import { hasOwnContact } from '../../domain/content/has-own-contact'
import type { Block } from '../../domain/content/types'

interface Props {
  path: string
  body: readonly Block[]
}

/** The contact link of the page configuration, on every story that has no way to contact of its own. */
export const StickyContact = ({ path, body }: Props) => {
  const { formatMessage } = useIntl()
  if (hasOwnContact(path, body, site.stickyContact)) return null
  return (
    <Static of={site.stickyContact}>
      <StickyLink to={site.stickyContact} variant="tertiary" label={formatMessage({ id: 'layout.contact' })} />
    </Static>
  )
}
