export const schemaUri = (name: string): string => `#/components/schemas/${name}`
/** A schema of the document; a name that is none fails the document's test. */
export const ref = (name: string) => ({ $ref: schemaUri(name) })
export const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
})
export const problem = (description: string) => json(description, ref('Error'))
