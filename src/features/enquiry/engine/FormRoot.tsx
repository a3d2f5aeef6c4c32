import { RawIntlProvider } from 'react-intl'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import type { EngineProps } from './engine-props'
import { FormEngine } from './FormEngine'

interface Props extends EngineProps {
  /** What was filled in before the code was there. */
  typed?: RawValues
  onReady?: () => void
}

/** The tree of one form. */
export const FormRoot = ({ intl, ...props }: Props) => (
  <RawIntlProvider value={intl}>
    <FormEngine {...props} />
  </RawIntlProvider>
)
