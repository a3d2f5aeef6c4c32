import type { SeoProps } from '../components/seo/Seo'
import type { Block } from '../domain/content/types'
import { blockDocuments } from './block-documents-part'

/** Adds the structured data of the blocks of a page to its head. */
export const withBlockDocuments = (seo: SeoProps, body: readonly Block[]): SeoProps => {
  const documents = blockDocuments(seo.path, body)
  return { ...seo, jsonLd: documents && [...(seo.jsonLd ?? []), ...documents] }
}
