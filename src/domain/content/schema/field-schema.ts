/** What every field of a block has in the CMS. Names are those of Storyblok's Management API. */
interface FieldBase {
  display_name: string
  /** Help that stands below the field. */
  description?: string
}

interface ValueBase extends FieldBase {
  required?: boolean
  default_value?: string
}

export type OptionEntry = { name: string; value: string }

/**
 * A field of a block as Storyblok describes it, without its position, which follows from the order of the fields.
 *
 * @see https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object
 */
export type FieldSchema =
  | (ValueBase & { type: 'text' | 'textarea'; max_length?: number; regex?: string })
  | (ValueBase & { type: 'number'; min_value: number; max_value: number; decimals: number })
  | (ValueBase & { type: 'boolean' | 'table' })
  | (ValueBase & { type: 'datetime'; disable_time: boolean })
  | (ValueBase & { type: 'option'; options: OptionEntry[] })
  | (ValueBase & { type: 'option'; source: 'internal'; datasource_slug: string })
  | (ValueBase & { type: 'asset' | 'multiasset'; filetypes: string[]; allow_external_url: boolean })
  | (ValueBase & {
      type: 'multilink'
      allow_target_blank: boolean
      show_anchor: boolean
      email_link_type: boolean
      asset_link_type: boolean
    })
  | (ValueBase & {
      type: 'richtext'
      customize_toolbar: boolean
      toolbar: string[]
      allow_target_blank: boolean
      restrict_type?: ''
      restrict_components?: boolean
      /** Blocks that may stand between its paragraphs; left out: none. */
      component_whitelist?: string[]
    })
  | (ValueBase & {
      type: 'bloks'
      restrict_type: ''
      restrict_components: boolean
      component_whitelist: string[]
      minimum?: number
      maximum?: number
    })

/** A tab of a block's form; its fields stand in it instead of the first one. */
export interface TabSchema {
  type: 'tab'
  display_name: string
  keys: string[]
}
