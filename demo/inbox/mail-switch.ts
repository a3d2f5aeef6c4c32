import type { Changes } from '../receivers/changes'

/** How the mail server behaves: as a person chose on its page, so that retries can be seen. */
export const MAIL_MODES = ['normal', 'differer', 'refuser', 'silence'] as const
export type MailMode = (typeof MAIL_MODES)[number]

export interface Refusal {
  /** ISO instant. */
  at: string
  recipient: string
  /** What the server answered; null when it did not answer. */
  code: 451 | 550 | null
}

/** Refusals that the page can show. */
const KEPT = 50

export interface MailSwitch {
  mode: () => MailMode
  set: (mode: MailMode) => void
  /** The newest first. */
  refusals: () => readonly Refusal[]
  refused: (recipient: string, code: Refusal['code']) => void
  forget: () => void
}

export const createMailSwitch = (changes: Changes): MailSwitch => {
  let mode: MailMode = 'normal'
  let refusals: readonly Refusal[] = []
  return {
    mode: () => mode,
    set: (next) => {
      mode = next
      changes.announce()
    },
    refusals: () => refusals,
    refused: (recipient, code) => {
      refusals = [{ at: new Date().toISOString(), recipient, code }, ...refusals].slice(0, KEPT)
      changes.announce()
    },
    forget: () => {
      refusals = []
      changes.announce()
    },
  }
}
