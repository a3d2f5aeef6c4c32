import { SERVED_CONTENT } from './served'

/** An element that keeps the server's HTML during hydration; empty when it is rendered in the browser. */
export const AsServed = ({ className, hidden }: { className?: string; hidden?: boolean }) => (
  <div className={className} hidden={hidden} {...SERVED_CONTENT} />
)
