import { ICON_LIMITS } from '../domain/icons/icon-limits'
import type { Iconify } from '../domain/icons/iconify'
import { iconifySchema } from '../domain/icons/iconify'
import type { ReadCollection } from './package-icons'

/** A source of icons. */
export interface IconService {
  /** Address of a request; callers ask for so few names that it stays within the limit. */
  addressOf: (prefix: string, names: readonly string[]) => string
  /** @throws when there is no usable answer */
  ask: (prefix: string, names: readonly string[], signal: AbortSignal) => Promise<Iconify>
}

/** Address of the site's own service, below its origin. */
const ownAddress = (prefix: string, names: readonly string[]): string =>
  `/api/icons?icons=${names.map((name) => `${prefix}:${name}`).join(',')}`

/** The installed packages: the same icons as `/api/icons`, without the network. */
export const ownIconService = (read: ReadCollection): IconService => ({
  addressOf: ownAddress,
  ask: async (prefix, names) => (await read(prefix, names)) ?? { prefix, icons: {} },
})

/** Characters of an answer; enough for the largest drawings that one address can name. */
const MAX_ANSWER = 1_000_000

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length <= MAX_ANSWER) continue
    await reader?.cancel()
    throw new Error('the answer is too large')
  }
  return text + decoder.decode()
}

/**
 * A service with Iconify's API.
 *
 * @param base for example `https://api.iconify.design`
 */
export const iconifyService = (base: string): IconService => {
  const addressOf: IconService['addressOf'] = (prefix, names) => `${base}/${prefix}.json?icons=${names.join(',')}`
  return {
    addressOf,
    ask: async (prefix, names, signal) => {
      const address = addressOf(prefix, names)
      if (address.length > ICON_LIMITS.address) throw new Error(`${base}: the address is too long`)
      const response = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'error', signal })
      // Iconify says 404 for a collection that it does not have.
      if (response.status === 404) {
        await response.body?.cancel()
        return { prefix, icons: {} }
      }
      if (!response.ok) throw new Error(`${base}: status ${response.status}`)
      const answer = iconifySchema.parse(JSON.parse(await readText(response)))
      if (answer.prefix !== prefix) throw new Error(`${base}: answered another collection`)
      return answer
    },
  }
}
