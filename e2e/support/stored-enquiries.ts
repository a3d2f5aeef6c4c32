import { z } from 'zod'
import { readRunningService } from '../../src/server/dealer/import/service-file'
import { dataDir } from './site'

const exportSchema = z.array(
  z.object({
    reference: z.string(),
    kind: z.string(),
    state: z.string(),
    record: z.object({
      values: z.record(z.string(), z.unknown()),
      subject: z.record(z.string(), z.unknown()),
      attachments: z.array(z.record(z.string(), z.unknown())),
      consent: z.object({ marketing: z.boolean() }),
    }),
  }),
)

export type StoredEnquiry = z.output<typeof exportSchema>[number]

/** What the site under test keeps of a person, as `npm run enquiries -- export` gives it. */
export const storedEnquiries = async (email: string): Promise<StoredEnquiry[]> => {
  const service = readRunningService(dataDir)
  if (service === null) throw new Error(`No service runs in ${dataDir}`)
  const response = await fetch(`${service.url}/api/enquiries/commands`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ command: 'export', email }),
  })
  const { lines } = z.object({ lines: z.array(z.string()) }).parse(await response.json())
  return exportSchema.parse(JSON.parse(lines.join('\n')))
}
