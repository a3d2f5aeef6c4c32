import { create } from 'zustand'

const KEY = 'vitrine.measurement'

/** What a visitor answered to being measured; null before they did. */
export type MeasurementAnswer = 'granted' | 'denied' | null

const stored = (): MeasurementAnswer => {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    return null
  }
}

interface State {
  /** False until the browser told what it keeps: the first render asks nothing. */
  isKnown: boolean
  answer: MeasurementAnswer
  /** The visitor wants to answer anew. */
  isAskedAgain: boolean
}

/** Whether this device lets the tag manager run: a purpose of its own, beside content of other companies. */
export const useMeasurement = create<State>()(() => ({ isKnown: false, answer: null, isAskedAgain: false }))

/** Reads what the device keeps. */
export const readMeasurement = (): void => useMeasurement.setState({ isKnown: true, answer: stored() })

/** Opens the question again, for who wants to take the answer back. */
export const askAgain = (): void => useMeasurement.setState({ isAskedAgain: true })

/** Keeps the answer on this device until another is given. */
export const answerMeasurement = (answer: 'granted' | 'denied'): void => {
  useMeasurement.setState({ answer, isAskedAgain: false })
  try {
    localStorage.setItem(KEY, answer)
  } catch {
    // It holds for this page.
  }
}
