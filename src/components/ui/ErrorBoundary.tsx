import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown in place of children that threw; nothing unless given. */
  fallback?: ReactNode
  /** What is shown is tried again when this changes. */
  resetKey?: string
}

interface State {
  hasFailed: boolean
  resetKey: string | undefined
}

/** Keeps an error while rendering away from the rest of the page. The root of the page reports it (`hydrateInPieces`). */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, before: State): State | null {
    return resetKey === before.resetKey ? null : { hasFailed: false, resetKey }
  }

  override state: State = { hasFailed: false, resetKey: this.props.resetKey }

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children
  }
}
