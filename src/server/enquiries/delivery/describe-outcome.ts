import { text } from '../mail/text'
import type { TextId } from '../mail/text'

const HTTP: readonly (readonly [RegExp, TextId])[] = [
  [/^2/, 'delivery.taken'],
  [/^410/, 'delivery.gone'],
  [/^40[13]/, 'delivery.forbidden'],
  [/^404/, 'delivery.notFound'],
  [/^429/, 'delivery.tooMany'],
  [/^3/, 'delivery.redirect'],
  [/^5/, 'delivery.serverError'],
]

const CODES: Readonly<Record<string, TextId>> = {
  timeout: 'delivery.timeout',
  answer_too_large: 'delivery.tooLarge',
  answer_is_a_page: 'delivery.page',
  smtp_250: 'delivery.mailTaken',
  // Attempts of earlier versions, which tried no more.
  smtp_in_part: 'delivery.mailInPart',
  net_EAUTH: 'delivery.noLogin',
  no_mail_server: 'delivery.noMailServer',
  no_such_channel: 'delivery.noChannel',
  sealed: 'delivery.sealed',
  not_made: 'delivery.notMade',
  no_address: 'delivery.noAddress',
}

/** What became of an attempt, in French, from the code that `Outcome` has; a code that is not known as it is. */
export const describeOutcome = (detail: string): string => {
  const [, cause] = /^in_part_(.+)$/.exec(detail) ?? []
  if (cause !== undefined) return text('delivery.mailRest', { cause: describeOutcome(cause) })
  const known = Object.hasOwn(CODES, detail) ? CODES[detail] : undefined
  if (known !== undefined) return text(known)
  const [, kind, rest = ''] = /^(http|smtp|net)_(.+)$/.exec(detail) ?? []
  const code = rest.replaceAll('_', ' ')
  if (kind === 'http') return text(HTTP.find(([pattern]) => pattern.test(code))?.[1] ?? 'delivery.http', { code })
  if (kind === 'smtp') return text(/ 5\.1\./.test(code) ? 'delivery.noMailbox' : 'delivery.mailRefused', { code })
  if (kind === 'net')
    return text(/NOTFOUND|EAI_|DNS/.test(rest) ? 'delivery.noHost' : 'delivery.unreachable', { code: rest })
  return detail
}
