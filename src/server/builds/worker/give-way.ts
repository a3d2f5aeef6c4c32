import type { Db } from '../../database/open-database'
import type { Publisher } from '../types'
import { lastPublished } from './build-log'

/** The lease was lost between the last look at it and the switch: what its new holder published goes live again. */
export const giveWay = async (db: Db, publisher: Publisher, mine: string): Promise<void> => {
  const theirs = await lastPublished(db)
  if (theirs !== null && theirs !== mine) await publisher.publish(theirs)
}
