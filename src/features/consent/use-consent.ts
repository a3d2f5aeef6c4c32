import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../components/ui/bind-store'
import { answerConsent, isGranted, useConsent } from './consent-store'

/** Whether the visitor allows comfort: maps, videos and pages of other companies. The first render always says no. */
export const useExternalContent = bindStore(createStore<{ granted: boolean }>()(() => ({ granted: false })))

const update = (): void => useExternalContent.setState({ granted: isGranted('comfort') })

if (typeof window !== 'undefined') {
  update()
  useConsent.subscribe(update)
}

/** Allows comfort and leaves the answers for the other categories as they are. */
export const grantExternalContent = (): void => answerConsent({ comfort: true })
