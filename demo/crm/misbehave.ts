import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Outcome } from './lead'

/** How the CRM behaves: as a person chose on its page, so that retries can be seen. */
export const CRM_MODES = ['normal', 'erreur', 'silence', 'charabia', 'perdue'] as const
export type CrmMode = (typeof CRM_MODES)[number]

export const MODE_OUTCOMES: Readonly<Record<CrmMode, Outcome>> = {
  normal: 'taken',
  erreur: 'error',
  silence: 'silence',
  charabia: 'nonsense',
  perdue: 'lost',
}

/** Milliseconds after which a silent CRM hangs up: longer than any sender should wait. */
const SILENCE = 120_000

const connectionOf = (context: Context<{ Bindings: HttpBindings }>) => context.env.outgoing.socket

/** Ends the connection without an answer. */
const hangUp = (context: Context<{ Bindings: HttpBindings }>): Response => {
  connectionOf(context)?.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Waits until the sender gives up, at most `SILENCE`. */
const staySilent = async (context: Context<{ Bindings: HttpBindings }>): Promise<Response> => {
  const socket = connectionOf(context)
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, SILENCE)
    timer.unref()
    socket?.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  return hangUp(context)
}

/** Answers as a CRM that is out of order. */
export const misbehave = (
  context: Context<{ Bindings: HttpBindings }>,
  mode: Exclude<CrmMode, 'normal'>,
): Response | Promise<Response> => {
  switch (mode) {
    case 'erreur':
      return context.json({ error: 'internal (demo switch)' }, 500)
    case 'silence':
      return staySilent(context)
    case 'charabia':
      connectionOf(context)?.end('\u0000\u0001 %%% this is no HTTP \r\n\r\n')
      return RESPONSE_ALREADY_SENT
    case 'perdue':
      return hangUp(context)
  }
}
