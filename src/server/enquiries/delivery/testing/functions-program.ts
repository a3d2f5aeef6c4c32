/* oxlint-disable local/import-direction -- runs the functions as the host does */
import { z } from 'zod'

/*
 * The serverless functions in their own process, in the folder that is deployed with them. Runs the function that each
 * message names and answers with its status, or null for scheduled functions.
 */
const orderSchema = z.discriminatedUnion('run', [
  z.object({ run: z.literal('api'), body: z.unknown(), address: z.string() }),
  z.object({ run: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({ run: z.enum(['deliver', 'erase']) }),
])
export type FunctionOrder = z.output<typeof orderSchema>

const run = async (order: FunctionOrder): Promise<{ status: number | null; answer: unknown }> => {
  switch (order.run) {
    case 'api': {
      const { default: api } = await import('../../../../functions/api.mjs')
      const request = new Request('https://www.groupe-alzette.example/api/enquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order.body),
      })
      const response = await api(request, { ip: order.address })
      return { status: response.status, answer: await response.json() }
    }
    case 'form': {
      const { default: api } = await import('../../../../functions/api.mjs')
      const request = new Request(order.url, { method: 'POST', body: new URLSearchParams(order.fields) })
      return { status: (await api(request, { ip: '192.0.2.1' })).status, answer: null }
    }
    case 'deliver': {
      const { default: deliver } = await import('../../../../functions/deliver.mjs')
      await deliver()
      return { status: null, answer: null }
    }
    case 'erase': {
      const { default: erase } = await import('../../../../functions/erase.mjs')
      await erase()
      return { status: null, answer: null }
    }
  }
}

process.on('message', (message) => {
  void run(orderSchema.parse(message)).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ status: null, answer: String(error) }),
  )
})
