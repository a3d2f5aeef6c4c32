import { bindStore } from '../../components/ui/bind-store'
import { keptStorage } from './kept-storage'
import { onOtherTab } from './on-other-tab'
import { createStoredStore } from './stored-store'

interface Options<Item> {
  /** Name in localStorage. */
  key: string
  /** Reads one stored entry; null for what is none. */
  parse: (value: unknown) => Item | null
  /** The most entries the list takes; without it, there is no limit. */
  max?: number
}

interface KeptState<Item extends { id: number | string }> {
  /** In their order, each id once. */
  items: Item[]
  ids: Item['id'][]
}

/** Takes a change back; false when that is not possible any more, because the list is full meanwhile. */
export type Undo = () => boolean

const stateOf = <Item extends { id: number | string }>(items: Item[]): KeptState<Item> => ({
  items,
  ids: items.map(({ id }) => id),
})

/**
 * A list that this device remembers and that all its tabs share. The first render, on the server and in the browser,
 * sees an empty list; zustand shows the stored one right after hydration. Every change begins with what is stored, so
 * that a tab that slept takes nothing back that another one did.
 */
export const createKeptStore = <Item extends { id: number | string }>({
  key,
  parse,
  max = Infinity,
}: Options<Item>) => {
  const storage = keptStorage(key, parse, max)
  const useIds = bindStore(
    createStoredStore({
      initial: stateOf<Item>([]),
      read: (current) => {
        const items = storage.read()
        return items === null ? current : stateOf(items)
      },
      write: ({ items }) => storage.write(items),
    }),
  )
  const read = useIds.readAgain
  onOtherTab(key, read)

  const change = (next: (items: Item[]) => Item[]): Undo => {
    read()
    const before = useIds.getState()
    const after = stateOf(next(before.items))
    useIds.setState(after)
    const added = after.ids.filter((id) => !before.ids.includes(id))
    const gone = before.items.filter(({ id }) => !after.ids.includes(id))
    return () => {
      read()
      const { items } = useIds.getState()
      const back = gone.filter(({ id }) => items.every((item) => item.id !== id))
      const kept = items.filter(({ id }) => !added.includes(id))
      if (kept.length + back.length > max) return false
      // Back to its place; what came since stays behind it.
      const place = ({ id }: Item) => (before.ids.includes(id) ? before.ids.indexOf(id) : Infinity)
      useIds.setState(stateOf([...kept, ...back].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))))
      return true
    }
  }

  return {
    /** Hook of the list: `useIds(({ ids }) => …)`, `useIds(({ items }) => …)`. */
    useIds,
    /** Puts an entry at the end. False when the list is full and the id is not on it. */
    add: (item: Item): boolean => {
      read()
      const { ids } = useIds.getState()
      if (ids.includes(item.id)) return true
      if (ids.length >= max) return false
      change((items) => [...items, item])
      return true
    },
    /** Puts those at the end that are not on the list; those beyond the limit are left out. */
    addAll: (more: Item[]): Undo =>
      change((items) => [...items, ...more.filter(({ id }) => items.every((item) => item.id !== id))].slice(0, max)),
    /** Puts an entry first, also one that is on the list already; the last one makes room. */
    addFirst: (item: Item): Undo =>
      change((items) => [item, ...items.filter(({ id }) => id !== item.id)].slice(0, max)),
    remove: (...gone: Item['id'][]): Undo => change((items) => items.filter(({ id }) => !gone.includes(id))),
    /** Puts other entries in place of all; those beyond the limit are left out. */
    replace: (items: Item[]): Undo => change(() => items.slice(0, max)),
    clear: (): Undo => change(() => []),
    /** Whether the list will be found again after the page: false while the browser refuses to store it. */
    lasts: storage.lasts,
  }
}

export type KeptStore<Item extends { id: number | string }> = ReturnType<typeof createKeptStore<Item>>
