import { createHmac } from 'node:crypto'
import type { Enquiry } from '../../../domain/enquiry/types'
import type { Db } from '../../database/open-database'
import { canonicalJson } from '../../../domain/canonical-json'
import { networkOf } from '../../http/network-of'
import type { Sealer } from '../../sealing/types'
import { createStoredSecret } from '../stored-secret'

/** Keyed digests, equal in every worker: equal addresses are found without being kept. */
export interface Hasher {
  /** Of a client's address; for IPv6 of its network of 64 bits. Null when it is not known. */
  client: (address: string | null) => Promise<string | null>
  /** Of an e-mail address, whatever the case of its letters. */
  email: (address: string) => Promise<string>
  /** Of what an enquiry says. */
  content: (enquiry: Enquiry) => Promise<string>
}

/** An e-mail address in the one form by which it is compared. */
export const normalEmail = (address: string): string => address.trim().toLowerCase()

export const createHasher = (db: Db, sealer: Sealer): Hasher => {
  const secret = createStoredSecret(db, sealer, 'hash')
  const digest = async (what: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(what)
      .digest('base64url')
  return {
    client: async (address) => (address === null ? null : digest(`client ${networkOf(address)}`)),
    email: (address) => digest(`email ${normalEmail(address)}`),
    // The page that it was sent from is not what it says.
    content: ({ page: _, ...content }) => digest(`content ${canonicalJson(content)}`),
  }
}
