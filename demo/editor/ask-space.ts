/** The content API refused; its answer is for the person at the editor. */
export class SpaceError extends Error {
  override name = 'SpaceError'

  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`The content API answered ${status}`)
  }
}

interface Answer {
  body: unknown
  /** How many there are on all pages of a list. */
  total: number
}

/** @throws SpaceError */
export const askSpace = async (address: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(address, init)
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new SpaceError(response.status, body)
  return { body, total: Number(response.headers.get('total') ?? 0) }
}

const PER_PAGE = 100

/**
 * Reads all pages of a list.
 *
 * @param ask takes the parameters of a page
 */
export const askAll = async <Item>(
  ask: (page: string) => Promise<Answer>,
  itemsIn: (body: unknown) => Item[],
): Promise<Item[]> => {
  const found: Item[] = []
  for (let page = 1; ; page += 1) {
    const { body, total } = await ask(`per_page=${PER_PAGE}&page=${page}`)
    found.push(...itemsIn(body))
    if (page * PER_PAGE >= total) return found
  }
}
