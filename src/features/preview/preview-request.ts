/** What the visual editor puts behind the address of a page: the story it means, and proof that it is the editor. */
const STORY = '_storyblok'
const OURS = /^_storyblok(?:$|_release$|_tk\[)/

/**
 * The editor's parameters of an address, null when no editor opened the page. This is all of the preview that a public
 * page loads.
 */
export const previewRequestOf = (search: string): URLSearchParams | null => {
  const query = new URLSearchParams(search)
  if (!/^\d{1,15}$/.test(query.get(STORY) ?? '')) return null
  return new URLSearchParams([...query].filter(([name]) => OURS.test(name)))
}

/** Whether the story is seen in a release of the CMS: with other changes that will become public together with it. */
export const isInRelease = (request: URLSearchParams): boolean =>
  !['', '0'].includes(request.get('_storyblok_release') ?? '')

/** Number of the story that the editor means. */
export const storyIdOf = (request: URLSearchParams): number => Number(request.get(STORY))
