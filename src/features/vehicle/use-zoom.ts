import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { listenToZoom } from './zoom-gestures'
import { CLOSE, fitted, panBy, WHOLE, zoomAt } from './zoom'
import type { Box, Point, Stage, Zoom } from './zoom'

const MIDDLE: Point = { x: 0, y: 0 }
/** What a button or a key magnifies by. */
const STEP = 1.5

/** What keys do to a photo: magnify, and move it while it is magnified. Steps in CSS pixels. */
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
}

/**
 * The magnification of the photo that is shown on a stage: by double tap or click, wheel, two fingers, buttons and keys
 * (+, −, 0); moved by drag and arrow keys.
 *
 * @param photo its pixels
 */
export const useZoom = (stageRef: RefObject<HTMLElement | null>, photo: Box) => {
  const { width, height } = photo
  const [zoom, setZoom] = useState<Zoom>(WHOLE)
  const stage = useCallback((): Stage => {
    const box = { width: stageRef.current?.clientWidth ?? 0, height: stageRef.current?.clientHeight ?? 0 }
    return { box, photo: fitted({ width, height }, box) }
  }, [stageRef, width, height])

  useEffect(() => {
    const element = stageRef.current
    if (!element) return undefined
    return listenToZoom(element, {
      toggle: (point) => setZoom((now) => (now.scale > 1 ? WHOLE : zoomAt(now, CLOSE, point, stage()))),
      magnify: (by, point) => setZoom((now) => zoomAt(now, now.scale * by, point, stage())),
      move: (by) => setZoom((now) => panBy(now, by, stage())),
    })
  }, [stageRef, stage])

  // What is turned or resized is shown whole: a place in the old frame means nothing in the new one.
  useEffect(() => {
    const reset = () => setZoom(WHOLE)
    window.addEventListener('resize', reset)
    return () => window.removeEventListener('resize', reset)
  }, [])

  const enlarge = () => setZoom((now) => zoomAt(now, now.scale * STEP, MIDDLE, stage()))
  const reduce = () => setZoom((now) => zoomAt(now, now.scale / STEP < 1.05 ? 1 : now.scale / STEP, MIDDLE, stage()))
  return {
    zoom,
    isZoomed: zoom.scale > 1,
    enlarge,
    reduce,
    reset: () => setZoom(WHOLE),
    /** @returns whether the key was meant for the zoom */
    onKey: (key: string): boolean => {
      const by = MOVES[key]
      if (by && zoom.scale > 1) setZoom((now) => panBy(now, by, stage()))
      else if (key === '+' || key === '=') enlarge()
      else if (key === '-') reduce()
      else if (key === '0') setZoom(WHOLE)
      else return false
      return true
    },
  }
}
