import { useIntl } from 'react-intl'
import { Dialog } from '../../components/ui/Dialog'
import { ConsentForm } from './ConsentForm'
import { ConsentNotice } from './ConsentNotice'
import { closeConsent, useConsent } from './consent-store'

/** The question, short at the foot of the screen or in full in a dialog, which gives the focus back when it closes. */
export const ConsentQuestion = ({ isAsked }: { isAsked: boolean }) => {
  const { formatMessage } = useIntl()
  const isOpen = useConsent(({ isOpen: open }) => open)
  return (
    <>
      {isAsked && !isOpen && <ConsentNotice />}
      <Dialog open={isOpen} onClose={closeConsent} title={formatMessage({ id: 'consent.title' })}>
        <ConsentForm onLeave={closeConsent} />
      </Dialog>
    </>
  )
}
