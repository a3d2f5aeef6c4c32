import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'

/** Renders with the messages of the site; a missing one fails the test. */
export const renderFrench = (children: ReactNode) =>
  render(
    <IntlProvider
      locale="fr"
      messages={messages}
      onError={(error) => {
        throw error
      }}
    >
      {children}
    </IntlProvider>,
  )

/** What jsdom lacks of a native dialog. */
export const installDialog = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  })
}

export interface Call {
  url: string
  init: RequestInit | undefined
}

/** Answers requests in place of the network; returns what was asked. */
export const answerFetch = (
  answer: (
    url: string,
    init?: RequestInit,
  ) => { status: number; body?: unknown; headers?: Record<string, string> } | Error,
): Call[] => {
  const calls: Call[] = []
  const fake = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = typeof input === 'object' && 'url' in input ? input.url : String(input)
    calls.push({ url, init })
    const given = answer(url, init)
    if (given instanceof Error) throw given
    const { status, body, headers } = given
    const ok = status >= 200 && status < 300
    return { ok, status, headers: new Headers(headers), json: async () => body } as Response
  }
  Object.defineProperty(globalThis, 'fetch', { value: fake, configurable: true, writable: true })
  return calls
}
