const LAST_MEMBER = '  loadAppData: () => instance.loadAppData(),\n'

/**
 * A webpack loader for Gatsby's page loader. Adds `heldData(path)`: the data of a page that it has loaded ahead, or undefined.
 *
 * @throws Error when that code is not where Gatsby 5.16.1 has it
 */
export default function giveHeldData(source: string): string {
  if (source.split(LAST_MEMBER).length !== 2) throw new Error('Gatsby’s page loader has other members than 5.16.1')
  return source.replace(
    LAST_MEMBER,
    `${LAST_MEMBER}  heldData: path => instance.pageDataDb.get(findPath(path))?.payload,\n`,
  )
}
