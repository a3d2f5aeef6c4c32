import { FIELDS, fieldOf } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { HttpError } from '../../http/http-error'
import { readBody } from '../../http/read-body'

/** What a browser sent without JavaScript, by name, without files. Of several values the last one that says something. */
export type FormValues = Readonly<Record<string, string>>

/** Names that a form may have; more are no form of ours. */
const MAX_NAMES = 200

const decoder = new TextDecoder()

/** Whether a body is a form, rather than JSON. */
export const isForm = (contentType: string): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)

const entriesOf = async (bytes: Uint8Array, contentType: string): Promise<[string, unknown][]> => {
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) return [...new URLSearchParams(decoder.decode(bytes))]
  try {
    const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': contentType } }).formData()
    return [...form]
  } catch {
    throw new HttpError(400, 'bad_form', 'The form cannot be read.')
  }
}

/**
 * Reads a form that a browser sent.
 *
 * @param max bytes
 * @throws HttpError 400 when it cannot be read, 413 when it is too large
 */
export const readForm = async (request: Request, max: number): Promise<FormValues> => {
  const entries = await entriesOf(await readBody(request, max), request.headers.get('content-type') ?? '')
  if (entries.length > MAX_NAMES) throw new HttpError(400, 'bad_form', 'The form has too many fields.')
  const values = Object.create(null) as Record<string, string>
  // A hidden field gives what a visitor may choose otherwise further down.
  for (const [name, value] of entries)
    if (typeof value === 'string' && (value !== '' || values[name] === undefined)) values[name] = value
  return values
}

const isSwitch = (name: string): boolean => {
  if (!Object.hasOwn(FIELDS, name)) return false
  const { type } = fieldOf(name as FieldName)
  return type === 'checkbox' || type === 'toggle'
}

/** What a form says, as the body of JSON would say it: a ticked box is true, a number of a vehicle a number. */
export const bodyOfForm = (values: FormValues): Record<string, unknown> => {
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    // They only make sense with the script that makes them.
    if (name === 'attachments') continue
    if (isSwitch(name)) body[name] = value !== '' && value !== 'false' && value !== '0'
    else if (name === 'vehicleId' && /^\d{1,10}$/.test(value)) body[name] = Number(value)
    else Object.defineProperty(body, name, { value, enumerable: true })
  }
  return body
}
