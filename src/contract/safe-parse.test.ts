import { z } from 'zod'
import { isUnreadable, safeParse } from './safe-parse'

const schema = z.object({ name: z.string().trim().min(2).max(10) })

describe('safeParse', () => {
  it('gives what the schema gives', () => {
    expect(safeParse(schema, { name: ' Ann ' })).toEqual({ success: true, data: { name: 'Ann' } })
    const { error } = safeParse(schema, { name: 1 })
    expect(error?.issues).toMatchObject([{ path: ['name'] }])
    expect(error && isUnreadable(error)).toBe(false)
  })

  it('turns a value that makes the schema throw into an issue', () => {
    const value: unknown = JSON.parse('{"name":{"length":{"toString":null}}}')
    expect(() => schema.safeParse(value)).toThrow(TypeError)
    const { success, error } = safeParse(schema, value)
    expect(success).toBe(false)
    expect(error && isUnreadable(error)).toBe(true)
  })
})
