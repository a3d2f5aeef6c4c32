import type {
  ArticleContent,
  Asset,
  Block,
  GlobalContent,
  PageContent,
  RichTextDoc,
  TableData,
} from '../../../src/domain/content/types'

/** A Storyblok link field. */
export type RawLink =
  | { fieldtype: 'multilink'; linktype: 'story'; cached_url: string; url: ''; anchor?: string }
  | { fieldtype: 'multilink'; linktype: 'url'; url: string; cached_url: string; target?: '_blank' }
  | { fieldtype: 'multilink'; linktype: 'email'; email: string; url: ''; cached_url: '' }

/** A Storyblok asset field. */
export interface RawAsset {
  fieldtype: 'asset'
  filename: string
  alt: string
  title: string
  focus: string
}

interface RawCell<Name extends string> {
  component: Name
  value: string
}

/** A Storyblok table field. */
export interface RawTable {
  fieldtype: 'table'
  thead: RawCell<'_table_head'>[]
  tbody: { component: '_table_row'; body: RawCell<'_table_col'>[] }[]
}

/**
 * A domain block as an editor's form stores it: links and assets are objects, `_uid` is not yet given. A field that
 * the block does not have does not compile.
 */
export type Raw<T> = T extends Asset
  ? RawAsset
  : T extends RichTextDoc
    ? RichTextDoc
    : T extends TableData
      ? RawTable
      : T extends readonly (infer Item)[]
        ? Raw<Item>[]
        : T extends object
          ? {
              [Key in keyof T as Exclude<Key, '_uid'>]: Key extends 'to'
                ? RawLink | Extract<T[Key], undefined>
                : Key extends 'file'
                  ? RawAsset
                  : Key extends 'icon'
                    ? string | Extract<T[Key], undefined>
                    : Raw<T[Key]>
            }
          : T

export type RawBlock = Raw<Block>
export type RawPage = Raw<PageContent>
export type RawArticle = Raw<ArticleContent>
export type RawGlobal = Raw<GlobalContent>
/** A member of `Block` by its name. */
export type RawBlockOf<Name extends Block['component']> = Raw<Extract<Block, { component: Name }>>
