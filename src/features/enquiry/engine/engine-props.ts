import type { IntlShape } from 'react-intl'
import type { EnquiryFormProps } from '../props'

/** What a form gets from its page. It is a tree of its own and inherits nothing. */
export interface EngineProps extends EnquiryFormProps {
  intl: IntlShape
  /** Of the ids of its elements; the same on the server and in the browser. */
  prefix: string
  /** Path of the page; null where it is not known. */
  page: string | null
  /** Telephone of the dealership that it is about, or the group's. */
  phone: string
}
