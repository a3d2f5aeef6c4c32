import type { Block } from '../domain/content/types'
import type { JsonLd } from '../domain/seo/json-ld'
import { blockDocuments as documentsOf } from './block-documents'

/** Structured data of the blocks of a page; null in the browser while its code is not loaded. */
export const blockDocuments = (path: string, body: readonly Block[]): JsonLd[] | null => documentsOf(path, body)

/** Loads the code in the browser; on the server it is part of this module. */
export const loadBlockDocuments = (): Promise<unknown> => Promise.resolve()
