import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hookTrigger, writeTrigger } from './hook-trigger'

const trigger = { trigger: 'hook-0f0e0d0c-1111-4222-8333-444455556666' }
const json = JSON.stringify(trigger)

describe('trigger of a build on the host', () => {
  it.each([json, encodeURIComponent(json)])('is read from the body that the host hands on: %s', (body) => {
    expect(hookTrigger(body)).toEqual(trigger)
  })

  it.each([undefined, '', '{}', '%', '{"trigger":"../x"}', 'hook'])(
    'is none when somebody else began the build: %p',
    (body) => {
      expect(hookTrigger(body)).toBeNull()
    },
  )

  it('lies beside what is published, and does not outlive its build', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'dist-'))
    await writeTrigger(dist, trigger)
    expect(await readFile(join(dist, 'builds/trigger.json'), 'utf8')).toBe(json)
    await writeTrigger(dist, null)
    await expect(readFile(join(dist, 'builds/trigger.json'))).rejects.toThrow('ENOENT')
    await rm(dist, { recursive: true })
  })
})
