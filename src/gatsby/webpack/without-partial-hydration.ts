const METHODS = /^ {2}(?:fetch|load)PartialHydrationJson\(\w+\) \{\n.*?^ {2}\}\n/gms
const BRANCH = 'typeof rscDataResponse?.payload === `string`'

/**
 * A webpack loader for Gatsby's page loader. Leaves out what loads pages made by React's server components: no page of this
 * site is, and a minifier keeps the methods of a class.
 *
 * @throws Error when that code is not where Gatsby 5.16.1 has it
 */
export default function withoutPartialHydration(source: string): string {
  const methods = source.match(METHODS)?.length ?? 0
  if (methods !== 3 || !source.includes(BRANCH)) throw new Error('Gatsby loads its pages in another way than 5.16.1')
  return source.replaceAll(METHODS, '').replace(BRANCH, 'false')
}
