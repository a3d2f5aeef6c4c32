import type { JsonObject } from '../json'

export interface PresetDefinition {
  name: string
  preset: JsonObject
  description?: string | null
  image?: string | null
  icon?: string | null
  color?: string | null
}

/** A block as the Management API describes it, with names in place of the space's own ids. */
export interface ComponentDefinition {
  name: string
  display_name: string | null
  is_root: boolean
  is_nestable: boolean
  preview_field: string | null
  preview_tmpl: string | null
  /** Path of its folder, see `GROUP_SEPARATOR`. */
  group: string | null
  /** These are left as they are in the space when they are not given. */
  image?: string | null
  icon?: string | null
  color?: string | null
  /** Name of the preset that every new block begins with. */
  default_preset?: string | null
  schema: Record<string, JsonObject>
  presets: PresetDefinition[]
}

export interface DatasourceDefinition {
  slug: string
  name: string
}

/** What the block library of a space holds, without ids and dates: equal spaces have equal schemas. */
export interface SpaceSchema {
  /** Paths of the folders of blocks; a folder comes after the one that it lies in. */
  groups: string[]
  datasources: DatasourceDefinition[]
  components: ComponentDefinition[]
}

/** Stands between the names of folders in a path. */
export const GROUP_SEPARATOR = ' › '
