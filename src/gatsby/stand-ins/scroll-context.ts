import type { HistoryLocation } from '@reach/router'
import { Component } from 'react'
import type { ReactNode } from 'react'

/** Positions on pages, for as long as the tab is open. */
const createPositions = () => {
  const memory = new Map<string, number>()
  const nameOf = ({ pathname }: HistoryLocation, key: string) => `@@scroll|${pathname}|${key}`
  return {
    read: (location: HistoryLocation, key: string): number => {
      const name = nameOf(location, key)
      try {
        return Number(window.sessionStorage.getItem(name))
      } catch {
        return memory.get(name) ?? 0
      }
    },
    save: (location: HistoryLocation, key: string, position: number): void => {
      const name = nameOf(location, key)
      try {
        window.sessionStorage.setItem(name, String(position))
      } catch {
        // The storage is full or blocked.
        memory.set(name, position)
      }
    },
  }
}

interface Props {
  location: HistoryLocation & { key?: string }
  /** Gatsby's, which asks `onShouldUpdateScroll` and reads `_stateStorage` of this component. */
  shouldUpdateScroll: (this: ScrollContext, before: Props | undefined, now: Props) => unknown
  children: ReactNode
}

/**
 * Keeps where each page was scrolled to, and scrolls there when it is opened again: the part of gatsby-react-router-scroll
 * that Gatsby uses.
 */
export class ScrollContext extends Component<Props> {
  readonly _stateStorage = createPositions()

  private isTicking = false
  private position = 0

  private readonly onScroll = (): void => {
    // Read at once: by the next frame another page may be shown.
    this.position = window.scrollY
    if (this.isTicking) return
    this.isTicking = true
    requestAnimationFrame(() => {
      this.isTicking = false
      const { location } = this.props
      if (location.key) this._stateStorage.save(location, location.key, this.position)
    })
  }

  override componentDidMount(): void {
    window.addEventListener('scroll', this.onScroll)
    this.scroll(undefined)
  }

  override componentDidUpdate(before: Props): void {
    this.scroll(before)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('scroll', this.onScroll)
  }

  private scroll(before: Props | undefined): void {
    const { location, shouldUpdateScroll } = this.props
    const { hash, key } = location
    const position = key ? this._stateStorage.read(location, key) : 0
    const target = hash ? document.getElementById(decodeURI(hash).slice(1)) : null
    // A page that is opened by the browser stands at its top already.
    if (hash ? !target : !before && !position) return
    if (!shouldUpdateScroll.call(this, before, this.props)) return
    if (target instanceof HTMLDetailsElement) target.open = true
    if (target) target.scrollIntoView()
    else window.scrollTo(0, position)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
