import { ASSISTANT_PATH } from '../../../domain/assistant/remote/remote-question'
import type { FuzzEndpoint } from '../../testing/fuzz-endpoint'

/** A question to the stand-in provider. */
export const ASSISTANT_ENDPOINT: FuzzEndpoint = {
  method: 'POST',
  path: ASSISTANT_PATH,
  body: { messages: [{ from: 'visitor', text: 'x' }], facts: ['Peugeot 3008, 32 900 €', 'Ettelbruck'] },
  headers: () => ({}),
}
