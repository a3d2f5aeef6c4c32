import { DEMO_TOKENS } from '../../content-api/options'
import { startApi, temporaryFolder } from '../../content-api/testing/serve'
import type { RunningApi } from '../../content-api/testing/serve'
import type { ContentApiOptions } from '../../content-api/options'
import { createEditor } from '../editor'

export const ASSETS = 'http://localhost:4400'

export interface RunningEditor {
  api: RunningApi
  editor: ReturnType<typeof createEditor>
  stop: () => Promise<void>
}

/** Starts the editor above a content API of its own, which begins with the given content. */
export const startEditor = async (
  seed: ContentApiOptions['seed'],
  { ownOrigin = null, clock }: { ownOrigin?: string | null; clock?: () => number } = {},
): Promise<RunningEditor> => {
  const folder = await temporaryFolder()
  const api = await startApi({ dataDir: folder.path, seed, baseUrl: ASSETS })
  const editor = createEditor({
    origin: api.origin,
    managementToken: DEMO_TOKENS.management,
    previewToken: DEMO_TOKENS.preview,
    spaceId: 88001,
    assetBaseUrl: ASSETS,
    ownOrigin,
    ...(clock && { clock }),
  })
  const stop = async () => {
    await api.stop()
    await folder.remove()
  }
  return { api, editor, stop }
}
