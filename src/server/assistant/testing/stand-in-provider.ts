import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const ANSWER = ['La Peugeot 3008 ', 'coûte 32 900 €', '. Elle est ', 'à Ettelbruck.']
const event = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

/** What a provider does with a question; `greets`: answers without a figure, whatever the facts. */
export type ProviderBehaviour =
  | 'answers'
  | 'greets'
  | 'invents'
  | 'breaks off'
  | 'hangs'
  | 'is busy'
  | 'fails'
  | 'refuses'
  | 'garbles'

const say = async (response: ServerResponse, pieces: readonly string[]): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of pieces) {
    response.write(event(piece))
    // Pieces arrive one by one.
    await setTimeout(5)
  }
}

const BEHAVIOURS: Record<ProviderBehaviour, (response: ServerResponse) => Promise<unknown>> = {
  answers: async (response) => {
    await say(response, ANSWER)
    response.end(`${event('', 'stop')}data: [DONE]\n\n`)
  },
  greets: async (response) => {
    await say(response, ['Bonjour.'])
    response.end(`${event('', 'stop')}data: [DONE]\n\n`)
  },
  invents: async (response) => {
    await say(response, ['La Peugeot 3008 coûte 32 900 €. ', 'Nous vous la laissons à 29 500 €. ', 'Venez vite.'])
    response.end(`${event('', 'stop')}data: [DONE]\n\n`)
  },
  'breaks off': async (response) => {
    await say(response, ANSWER)
    response.destroy()
  },
  hangs: (response) => say(response, ANSWER.slice(0, 3)),
  'is busy': async (response) => response.writeHead(429).end('{"error":{"message":"quota"}}'),
  fails: async (response) => response.writeHead(500).end('oops'),
  refuses: async (response) => response.writeHead(401).end('{"error":{"message":"bad key"}}'),
  garbles: async (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('data: <html>\n\n'),
}

/** A server with the chat completions API, for tests: behaves as it is told. */
export const startStandInProvider = async () => {
  let behaviour: ProviderBehaviour = 'answers'
  const asked: { authorization: string | undefined; body: unknown }[] = []
  let hungUp = 0
  const server = createServer((request, response) => {
    response.on('close', () => (hungUp += response.writableFinished ? 0 : 1))
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) })
      void BEHAVIOURS[behaviour](response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`,
    behave: (next: ProviderBehaviour) => {
      behaviour = next
    },
    asked,
    /** Requests whose answer the other side did not wait for, or that the stand-in broke off. */
    hungUp: () => hungUp,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
