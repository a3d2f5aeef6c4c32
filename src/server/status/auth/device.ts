import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../database/open-database'
import { hostCookie, hostCookieName } from './cookie'
import { derive, isSameSecret } from './secret'

/** 400 days: browsers keep no cookie for longer. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60
const KEY = 'status_device_key'
const COOKIE = 'vitrine_status_device'

/** Browsers that signed in before. That opens nothing; such a browser only guesses in a lane of its own. */
export interface Devices {
  /** @returns the value of a cookie */
  create: () => Promise<string>
  /** Id of the device that a cookie names; null when the signature is wrong or the key cannot be read. */
  find: (cookie: string) => Promise<string | null>
}

export const deviceCookieName = (isTls: boolean): string => hostCookieName(COOKIE, isTls)

/** Value of `Set-Cookie` that marks a browser. */
export const deviceCookie = (device: string, isTls: boolean): string =>
  hostCookie(COOKIE, device, DEVICE_SECONDS, isTls)

/** The key is random rather than derived from the token, so that a stolen cookie cannot be used to guess the token. */
const readKey = async (db: Db): Promise<string> => {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('service_state')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await db.selectFrom('service_state').select('value').where('key', '=', KEY).executeTakeFirstOrThrow()).value
}

/** @param token of the status page: browsers that signed in with another one are unknown */
export const createDevices = (db: Db, token: string): Devices => {
  const tokenHash = derive(token, 'devices', '')
  let reading: Promise<string> | null = null

  const sign = async (id: string): Promise<string> => {
    reading ??= readKey(db).catch((error: unknown) => {
      reading = null
      throw error
    })
    return createHmac('sha256', await reading)
      .update(`${tokenHash}\n${id}`)
      .digest('base64url')
  }
  return {
    create: async () => {
      const id = randomBytes(16).toString('base64url')
      return `${id}.${await sign(id)}`
    },
    find: async (cookie) => {
      const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie) ?? []
      if (id === undefined || signature === undefined) return null
      const expected = await sign(id).catch(() => null)
      return expected !== null && isSameSecret(signature, expected) ? id : null
    },
  }
}
