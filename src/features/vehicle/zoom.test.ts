import fc from 'fast-check'
import { CLOSE, fitted, panBy, WHOLE, zoomAt } from './zoom'
import type { Stage, Zoom } from './zoom'

const box = { width: 800, height: 600 }
const stage: Stage = { box, photo: fitted({ width: 1600, height: 900 }, box) }

const anyStage = fc
  .record({
    width: fc.integer({ min: 200, max: 2000 }),
    height: fc.integer({ min: 200, max: 2000 }),
    photo: fc.record({ width: fc.integer({ min: 100, max: 4000 }), height: fc.integer({ min: 100, max: 4000 }) }),
  })
  .map(({ photo, ...frame }): Stage => ({ box: frame, photo: fitted(photo, frame) }))
const anyPoint = fc.record({ x: fc.integer({ min: -1000, max: 1000 }), y: fc.integer({ min: -1000, max: 1000 }) })
const anyStep = fc.record({
  point: anyPoint,
  scale: fc.option(fc.double({ min: 0.1, max: 9, noNaN: true }), { nil: null }),
})

/** Whether a photo covers the stage in a direction, or stands in its middle where it is smaller. */
const isHeld = ({ scale, x, y }: Zoom, { box: frame, photo }: Stage) =>
  (
    [
      [x, photo.width, frame.width],
      [y, photo.height, frame.height],
    ] as const
  ).every(([moved, size, room]) => Math.abs(moved) <= Math.max(0, (size * scale - room) / 2) + 1e-6)

describe('zoom', () => {
  it('shows a photo whole in its stage', () => {
    expect(stage.photo).toEqual({ width: 800, height: 450 })
  })

  it('keeps what is under the pointer where it is', () => {
    const point = { x: 100, y: 50 }
    const zoom = zoomAt(WHOLE, CLOSE, point, stage)
    expect(zoom.scale).toBe(CLOSE)
    expect((point.x - zoom.x) / zoom.scale).toBeCloseTo(100)
    expect((point.y - zoom.y) / zoom.scale).toBeCloseTo(50)
  })

  it('moves a photo that is whole nowhere, and a magnified one to its edge at most', () => {
    expect(panBy(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE)
    expect(panBy({ ...WHOLE, scale: 2 }, { x: 5000, y: -5000 }, stage)).toEqual({ scale: 2, x: 400, y: -150 })
  })

  it('shows the whole photo again in its place when it is made small, wherever it was', () => {
    fc.assert(
      fc.property(anyStage, fc.array(anyStep, { maxLength: 12 }), anyPoint, (anywhere, steps, point) => {
        let zoom = WHOLE
        for (const step of steps) {
          zoom =
            step.scale === null ? panBy(zoom, step.point, anywhere) : zoomAt(zoom, step.scale, step.point, anywhere)
          expect(zoom.scale).toBeGreaterThanOrEqual(1)
          expect(isHeld(zoom, anywhere)).toBe(true)
        }
        const whole = zoomAt(zoom, 1, point, anywhere)
        expect(whole.scale).toBe(1)
        expect(Math.abs(whole.x) + Math.abs(whole.y)).toBeLessThan(1e-6)
      }),
    )
  })
})
