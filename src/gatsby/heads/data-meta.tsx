import type { RenderBodyArgs } from 'gatsby'
import type { ReactElement } from 'react'
import { DATA_META, dataFingerprint } from '../../domain/version/fingerprint'

/**
 * Says in the head what data a page was made from, for the version watch (docs/decisions/0017).
 *
 * @param load undefined in development, where Gatsby renders an empty shell
 */
export const dataMeta = (load: RenderBodyArgs['loadPageDataSync'] | undefined, path: string): ReactElement[] =>
  load ? [<meta key="data" name={DATA_META} content={dataFingerprint(load(path).result)} />] : []
