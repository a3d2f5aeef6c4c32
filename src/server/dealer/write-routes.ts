import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Transaction } from 'kysely'
import { COLLECTION_NAMES, COLLECTIONS } from '../../contract/dealer/collections'
import type { CollectionName } from '../../contract/dealer/collections'
import { fillLocation } from '../../contract/dealer/fill-gaps'
import { leaveOutPictures } from '../../contract/dealer/leave-out-pictures'
import { parseRecord, parseVehicle } from '../../contract/dealer/parse'
import type { Parsed } from '../../contract/dealer/parse'
import type { Written } from '../../contract/dealer/written'
import type { PictureHosts } from '../../domain/pictures/picture-problem'
import { VEHICLE_FIELDS } from '../../domain/vehicle/fields'
import type { Db } from '../database/open-database'
import type { Schema } from '../database/schema'
import { requireBearer } from '../http/bearer'
import { HttpError } from '../http/http-error'
import { withRootUrls } from './absolute-pictures'
import { lockLog, readPosition } from './change-log'
import { putRecord } from './collections'
import { encodeCursor } from './cursor'
import { readWriteBody } from './write-body'
import { removeVehicles, upsertVehicles } from './write-vehicles'

export interface WriteRoutesOptions {
  db: Db
  /** Whoever shows it may write. */
  token: string
  /** Origin that reading puts in front of pictures. */
  assetBaseUrl: string
  /** Where pictures may come from. */
  hosts: PictureHosts
}

type Change = Pick<Written, 'id' | 'change'>

const refused = (problems: readonly { field: string; reason: string }[]): HttpError =>
  new HttpError(
    422,
    'invalid',
    'Some fields were refused.',
    Object.fromEntries(problems.map(({ field, reason }) => [field || 'body', reason])),
  )

const valueOf = <T>(parsed: Parsed<T>): T => {
  if (parsed.ok) return parsed.value
  if (parsed.isUnreadable) throw new HttpError(400, 'bad_body', 'The body cannot be read.')
  throw refused(parsed.problems)
}

const idOf = (text: string): number => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > 2_147_483_647) throw new HttpError(404, 'not_found', 'There is no vehicle of that number.')
  return id
}

const stockedIn = async (trx: Transaction<Schema>, id: number): Promise<Record<string, unknown>> => {
  const row = await trx
    .selectFrom('vehicles')
    .select(['structural', 'volatile'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'not_found', `Vehicle ${id} is not in stock.`)
  return { ...row.structural, ...row.volatile }
}

/** The body may name the id of its address, and nothing that is not a field: a misspelt one would change nothing, and say so to nobody. */
const checkNames = (body: Record<string, unknown>, id: unknown, fields: object): void => {
  const problems = Object.keys(body)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((field) => ({ field, reason: 'is no field of such a record' }))
  if (body['id'] !== undefined && body['id'] !== id)
    problems.push({ field: 'id', reason: 'is not that of the address' })
  if (problems.length > 0) throw refused(problems)
}

const upsert = async (trx: Transaction<Schema>, raw: Record<string, unknown>, id: number): Promise<Change> => {
  const { added, changed, repriced } = await upsertVehicles(trx, [valueOf(parseVehicle({ ...raw, id }))], 'api')
  return { id: String(id), change: added ? 'added' : changed ? 'changed' : repriced ? 'repriced' : 'unchanged' }
}

const recordOf = (kind: CollectionName, raw: Record<string, unknown>): { id: string } =>
  valueOf(parseRecord<{ id: string }>(COLLECTIONS[kind], kind === 'locations' ? fillLocation(raw) : raw))

/**
 * The write side of the reference service, for systems that send single changes and for demos: `PUT`, `PATCH` and
 * `DELETE /vehicles/{id}`, `PUT /{list}/{id}`. Each is one transaction and goes through the same log as a feed. What is
 * written must be a whole, valid record, whatever part of it was sent.
 */
export const createWriteRoutes = ({ db, token, assetBaseUrl, hosts }: WriteRoutesOptions): Hono => {
  const routes = new Hono()
  const authorise = requireBearer(token, 'The token of the running service is needed.')

  const write = async (context: Context, change: (trx: Transaction<Schema>) => Promise<Change>): Promise<Response> => {
    const written = await db.transaction().execute(async (trx) => {
      // First of all: whatever is read to be completed must not change meanwhile.
      await lockLog(trx)
      const done = await change(trx)
      return { ...done, cursor: encodeCursor(await readPosition(trx)) } satisfies Written
    })
    return context.json(written, written.change === 'added' ? 201 : 200, { 'Cache-Control': 'no-store' })
  }
  const body = async (context: Context): Promise<Record<string, unknown>> => {
    const sent = Object.fromEntries(
      Object.entries(await readWriteBody(context)).map(([name, value]) => [name, withRootUrls(value, assetBaseUrl)]),
    )
    const { leftOut } = leaveOutPictures(sent, hosts)
    if (leftOut.length > 0) throw refused(leftOut)
    return sent
  }

  routes.put('/vehicles/:id', authorise, async (context) => {
    const id = idOf(context.req.param('id'))
    const sent = await body(context)
    checkNames(sent, id, VEHICLE_FIELDS)
    return write(context, (trx) => upsert(trx, sent, id))
  })
  routes.patch('/vehicles/:id', authorise, async (context) => {
    const id = idOf(context.req.param('id'))
    const sent = await body(context)
    checkNames(sent, id, VEHICLE_FIELDS)
    return write(context, async (trx) => upsert(trx, { ...(await stockedIn(trx, id)), ...sent }, id))
  })
  routes.delete('/vehicles/:id', authorise, (context) => {
    const id = idOf(context.req.param('id'))
    return write(context, async (trx) => {
      await stockedIn(trx, id)
      await removeVehicles(trx, [id], 'api')
      return { id: String(id), change: 'removed' }
    })
  })
  for (const kind of COLLECTION_NAMES)
    routes.put(`/${kind}/:id`, authorise, async (context) => {
      const { id } = context.req.param()
      const sent = await body(context)
      checkNames(sent, id, COLLECTIONS[kind].shape)
      const record = recordOf(kind, { ...sent, id })
      return write(context, async (trx) => ({ id: record.id, change: await putRecord(trx, kind, record) }))
    })
  return routes
}
