import type { Context } from 'hono'

/** A body that is no form, or lacks the one field that is asked for. */
export class FormError extends Error {
  override name = 'FormError'
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** By the encoding of forms; unlike `URLSearchParams`, a broken `%` or byte is an error. */
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

const readUrlEncoded = async (request: Request, field: string): Promise<unknown[]> => {
  const pairs = decoder.decode(await request.arrayBuffer()).split('&')
  return pairs.flatMap((pair) => {
    const [name = '', ...value] = pair.split('=')
    const text = decode(value.join('='))
    return decode(name) === field ? [text] : []
  })
}

const readMultipart = async (request: Request, field: string): Promise<unknown[]> =>
  (await request.formData()).getAll(field)

const readValues = async (request: Request, field: string): Promise<unknown[]> => {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return readUrlEncoded(request, field)
  if (type === 'multipart/form-data') return readMultipart(request, field)
  throw new FormError('The body is no form.')
}

/**
 * The one value of a field of a form that a browser sent.
 *
 * @throws FormError when the body is broken or no form, and when the field is missing, a file, or there more than once
 */
export const readFormField = async (context: Context, field: string): Promise<string> => {
  const values = await readValues(context.req.raw, field).catch((error: unknown) => {
    throw error instanceof FormError ? error : new FormError('The form is broken.', { cause: error })
  })
  const [value] = values
  if (values.length !== 1 || typeof value !== 'string') throw new FormError(`The form has not one ${field}.`)
  return value
}
