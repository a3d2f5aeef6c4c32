import { ACQUISITION_TYPES } from '../../domain/price/acquisition'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { isRecord } from '../../domain/is-record'
import { keepText, keptText } from './conversation-storage'

export interface AnswerLink {
  label: string
  to: string
  /** Whether its page begins with a form, which the panel would cover. */
  opensForm?: true
}

/** An answer as it is shown: lines of text, where they come from, and vehicles. */
export interface AnswerView {
  lines: readonly string[]
  links: readonly AnswerLink[]
  vehicleIds: readonly number[]
  /** The price that its vehicles show; the purchase price where it is left out. */
  priceType?: AcquisitionType
  /** Parameters of the list with what was searched for. */
  search?: string
  /** `provider`: the lines are written by the remote one; `fallback`: it was asked in vain. Left out: it was not asked. */
  by?: 'provider' | 'fallback'
}

/** A question and its answer; null while the answer is on its way. */
export interface Turn {
  asked: string
  answer: AnswerView | null
}

const MOST_TURNS = 30

const isText = (value: unknown): value is string => typeof value === 'string'
/** Only addresses of this site, telephone, mail and WhatsApp: anybody may have written to the storage. */
const isLink = (value: unknown): value is AnswerLink =>
  isRecord(value) &&
  isText(value.label) &&
  isText(value.to) &&
  /^(?:\/(?![/\\])|tel:|mailto:|https:\/\/wa\.me\/\d)/.test(value.to)

const parseTurn = (value: unknown): Turn | null => {
  if (!isRecord(value) || !isText(value.asked) || !isRecord(value.answer)) return null
  const { lines, links, vehicleIds, by, priceType: stored, search } = value.answer
  if (!Array.isArray(lines) || !Array.isArray(links) || !Array.isArray(vehicleIds)) return null
  const ids = vehicleIds.filter((id): id is number => Number.isSafeInteger(id))
  const priceType = ACQUISITION_TYPES.find((type) => type === stored)
  const answer = {
    lines: lines.filter(isText),
    links: links
      .filter(isLink)
      .map(({ label, to, opensForm }) => ({ label, to, ...(opensForm === true && { opensForm }) })),
    vehicleIds: ids,
    ...(priceType && { priceType }),
    ...(isText(search) && { search }),
  }
  return { asked: value.asked, answer: by === 'provider' || by === 'fallback' ? { ...answer, by } : answer }
}

/** The conversation of this visit; empty where storage is closed. */
export const readConversation = (): Turn[] => {
  try {
    const stored: unknown = JSON.parse(keptText() ?? '[]')
    return Array.isArray(stored) ? stored.map(parseTurn).filter((turn) => turn !== null) : []
  } catch {
    return []
  }
}

/** The turns that this site answered itself: what a provider wrote goes with the consent to it. */
export const withoutProvided = (turns: readonly Turn[]): readonly Turn[] =>
  turns.some(({ answer }) => answer?.by === 'provider')
    ? turns.filter(({ answer }) => answer?.by !== 'provider')
    : turns

/** Keeps the conversation for this visit; an empty one leaves nothing behind. */
export const keepConversation = (turns: readonly Turn[]): void =>
  keepText(turns.length === 0 ? null : JSON.stringify(turns.filter(({ answer }) => answer).slice(-MOST_TURNS)))
