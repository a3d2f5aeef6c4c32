import type { Block } from '../domain/content/types'
import type { JsonLd } from '../domain/seo/json-ld'
import type { blockDocuments as documentsOf } from './block-documents'

let loaded: typeof documentsOf | undefined

// Replaces `block-documents-part.ts` in the browser: the first page of a visit has its documents from the server.
export const loadBlockDocuments = async (): Promise<void> => {
  const { blockDocuments: documents } = await import(/* webpackChunkName: "block-documents" */ './block-documents')
  loaded = documents
}

/** Null while the code is not loaded: on the first page. */
export const blockDocuments = (path: string, body: readonly Block[]): JsonLd[] | null => loaded?.(path, body) ?? null
