import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { answerAll, saveChoices } from './save-choices'

/** Refusing and accepting everything: two buttons of the same look, so that neither answer weighs more. */
export const ConsentAnswers = () => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => saveChoices(answerAll(false))}>
        {formatMessage({ id: 'consent.refuseAll' })}
      </Button>
      <Button variant="secondary" size="small" onClick={() => saveChoices(answerAll(true))}>
        {formatMessage({ id: 'consent.acceptAll' })}
      </Button>
    </>
  )
}
