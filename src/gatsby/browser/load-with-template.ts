/** What webpack made of a site's templates: each loads its code. Gatsby puts them on the window. */
export type Templates = Record<string, () => Promise<unknown>>

/**
 * Loads the parts of a template together with it. Gatsby's loader asks for a template as soon as it has the data of a
 * page, and hands the page over once both are there: parts that are asked for only then are one more wait.
 *
 * @param load loads the parts that every page of a template has; must not fail
 * @returns loads a template and its parts ahead, before there are data
 */
export const loadWithTemplate = (
  templates: Templates,
  load: (template: string) => void,
): ((template: string) => void) => {
  for (const [name, template] of Object.entries(templates))
    templates[name] = () => {
      load(name)
      return template()
    }
  // Opening the page loads the template again, and reports the error then.
  return (name) => void templates[name]?.().catch(() => undefined)
}
