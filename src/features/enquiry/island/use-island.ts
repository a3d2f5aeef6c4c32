import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../components/ui/use-browser-value'
import { whenNear } from '../../../components/ui/when-near'
import type { MountedForm } from '../engine/mount-form'
import { whenActive, whenTouched } from '../../../components/ui/signs'

/** `waiting`: the form is plain HTML; `failed`: its code could not be loaded; `ready`: it is hydrated. */
export type IslandState = 'waiting' | 'loading' | 'failed' | 'ready'

const load = () => import('../engine/mount-form')

interface Given<Props> {
  mount: (code: Awaited<ReturnType<typeof load>>, node: HTMLElement) => MountedForm<Props>
  props: Props
  /** Moves the form of a shell that the host served into the container. @returns whether it has the focus */
  takeServed: (node: HTMLElement) => boolean
  /** Whether the form differs from its HTML, so that its code is needed at once. */
  needsCode: () => boolean
  /** Called when the form comes near the viewport. */
  onNear: () => void
}

/**
 * Loads the code of a form when the form is touched, scrolled to, or in view while the visitor does anything on the page, and
 * hydrates the server's HTML, including what was typed meanwhile. A form without HTML is rendered when it comes near the
 * viewport. A submit before that is carried out afterwards, unless the code failed to load and the visitor did not retry.
 */
export const useIsland = <Props>({ mount, props, takeServed, needsCode, onNear }: Given<Props>) => {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<IslandState>('waiting')
  /** Number of presses of the submit button while the code could not be loaded. */
  const [failedPresses, setFailedPresses] = useState(0)
  const [isPressed, setPressed] = useState(false)
  const mounted = useRef<MountedForm<Props> | null>(null)
  const isGone = useRef(false)
  const isLoading = useRef(false)
  const isSubmitted = useRef(false)
  const wasSubmitted = useRef(false)
  const latest = useRef(mount)
  useEffect(() => {
    latest.current = mount
    mounted.current?.update(props)
  })

  const start = useCallback(() => {
    if (isLoading.current) return
    isLoading.current = true
    // The failure notice stays until the form is ready.
    setState((before) => (before === 'failed' ? 'failed' : 'loading'))
    load().then(
      (code) => {
        const node = container.current
        if (isGone.current || !node) return
        mounted.current = latest.current(code, node)
        void mounted.current.ready.then(() => {
          setState('ready')
          if (isSubmitted.current) node.querySelector('form')?.requestSubmit()
        })
      },
      () => {
        isLoading.current = false
        if (isSubmitted.current) setFailedPresses((count) => count + 1)
        wasSubmitted.current ||= isSubmitted.current
        isSubmitted.current = false
        setPressed(false)
        setState('failed')
      },
    )
  }, [])

  useLayoutEffect(() => {
    const node = container.current
    if (node && takeServed(node)) start()
    // Once, before anything is painted.
  }, [])

  useEffect(() => {
    isGone.current = false
    const node = container.current
    if (!node) return
    const onSubmit = (event: Event) => {
      if (mounted.current) return
      event.preventDefault()
      isSubmitted.current = true
      setPressed(true)
      start()
    }
    node.addEventListener('submit', onSubmit)
    const stopTouched = whenTouched(node, start)
    return () => {
      isGone.current = true
      isLoading.current = false
      node.removeEventListener('submit', onSubmit)
      stopTouched()
      const last = mounted.current
      mounted.current = null
      // React refuses to take one tree down while it renders another.
      if (last) setTimeout(() => last.unmount())
    }
  }, [start])

  // Waits for hydration, because the address may ask for another form than the one in the server's HTML.
  const isHydrated = useHydrated()
  const tellNear = useRef(onNear)
  const isNeeded = needsCode()
  useEffect(() => {
    const node = container.current
    if (!node || !isHydrated) return
    let stopActive = (): void => undefined
    const stopNear = whenNear(node, (isFromStart) => {
      tellNear.current()
      if (isNeeded || !isFromStart || !node.firstElementChild) start()
      else stopActive = whenActive(start)
    })
    return () => {
      stopNear()
      stopActive()
    }
  }, [isHydrated, isNeeded, start])

  const retry = useCallback(() => {
    isSubmitted.current = wasSubmitted.current
    start()
  }, [start])
  return { container, state, isPressed, failedPresses, retry }
}
