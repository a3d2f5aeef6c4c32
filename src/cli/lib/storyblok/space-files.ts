import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorLine } from '../../../domain/errors/error-message'
import { isJsonObject } from '../../../domain/json'
import type { Json, JsonObject } from '../../../domain/json'
import type { ComponentDefinition, SpaceSchema } from '../../../domain/storyblok/space-schema'

const jsonObject = z.record(z.string(), z.json())
const optionalText = z.string().nullable().optional()
const preset = z.strictObject({
  name: z.string(),
  preset: jsonObject,
  description: optionalText,
  image: optionalText,
  icon: optionalText,
  color: optionalText,
})
const component = z.strictObject({
  name: z.string(),
  display_name: z.string().nullable(),
  is_root: z.boolean(),
  is_nestable: z.boolean(),
  preview_field: z.string().nullable(),
  preview_tmpl: z.string().nullable(),
  image: optionalText,
  icon: optionalText,
  color: optionalText,
  group: z.string().nullable(),
  default_preset: optionalText,
  schema: z.record(z.string(), jsonObject),
  presets: z.array(preset),
})
const groups = z.array(z.string())
const datasources = z.array(z.strictObject({ slug: z.string(), name: z.string() }))

const GROUPS = 'groups.json'
const DATASOURCES = 'datasources.json'
const COMPONENTS = 'components'

const without = (object: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
const optionWithoutId = (option: Json): Json => (isJsonObject(option) ? without(option, '_uid') : option)

/** Ids of fields and options are the space’s own; without them files of equal blocks are equal. */
const withoutIds = (component: ComponentDefinition): ComponentDefinition => ({
  ...component,
  schema: Object.fromEntries(
    Object.entries(component.schema).map(([key, field]) => {
      const { options } = field
      return [
        key,
        { ...without(field, 'id'), ...(Array.isArray(options) && { options: options.map(optionWithoutId) }) },
      ]
    }),
  ),
})

const isJsonFile = (name: string): boolean => name.endsWith('.json')

/**
 * Writes the block library of a space to a folder, a file for each block; files of blocks that are no longer there go.
 *
 * @returns how many files were written
 */
export const writeSpaceFiles = async (folder: string, space: SpaceSchema): Promise<number> => {
  const below = join(folder, COMPONENTS)
  await mkdir(below, { recursive: true })
  const files = new Map<string, unknown>([
    [GROUPS, space.groups],
    [DATASOURCES, space.datasources],
    ...space.components.map((one): [string, unknown] => [
      `${COMPONENTS}/${encodeURIComponent(one.name)}.json`,
      withoutIds(one),
    ]),
  ])
  for (const name of (await readdir(below)).filter(isJsonFile))
    if (!files.has(`${COMPONENTS}/${name}`)) await rm(join(below, name))
  for (const [name, value] of files) await writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
  return files.size
}

const readJson = async <Shape extends z.ZodType>(file: string, shape: Shape): Promise<z.output<Shape>> => {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof z.ZodError) throw new Error(`${file}: ${z.prettifyError(error).replaceAll('\n', ' ')}`)
    throw new Error(`${file}: ${errorLine(error)}`)
  }
}

/**
 * Reads what `writeSpaceFiles` wrote.
 *
 * @throws Error that names the file which is missing or not as it should be
 */
export const readSpaceFiles = async (folder: string): Promise<SpaceSchema> => {
  const below = join(folder, COMPONENTS)
  const names = await readdir(below).catch((error: unknown) => {
    throw new Error(`${below}: ${errorLine(error)}`)
  })
  return {
    groups: await readJson(join(folder, GROUPS), groups),
    datasources: await readJson(join(folder, DATASOURCES), datasources),
    components: await Promise.all(
      names
        .filter(isJsonFile)
        .sort()
        .map((name) => readJson(join(below, name), component)),
    ),
  }
}
