import { isIP } from 'node:net'

/** One name for the addresses that a single client may have: for IPv6 that is a network of 64 bits. */
export const networkOf = (client: string): string => {
  if (isIP(client) !== 6) return client
  const [head = '', tail] = client.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}
