import fc from 'fast-check'
import { encodeFrame, readFrames } from './frame'

const payload = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes))
const payloads = fc.array(payload, { minLength: 1, maxLength: 8 })

describe('frames of the log', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(payloads, (written) => {
        const bytes = Buffer.concat(written.map(encodeFrame))
        expect(readFrames(bytes)).toEqual({ payloads: written, end: bytes.length, damages: [] })
      }),
    )
  })

  it('cut off at any byte leave the whole ones before it', () => {
    fc.assert(
      fc.property(payloads, fc.nat(), (written, at) => {
        const frames = written.map(encodeFrame)
        const bytes = Buffer.concat(frames)
        const cut = at % (bytes.length + 1)
        const whole: Buffer[] = []
        let end = 0
        for (const [index, frame] of frames.entries()) {
          if (end + frame.length > cut) break
          end += frame.length
          whole.push(written[index] ?? Buffer.alloc(0))
        }
        expect(readFrames(bytes.subarray(0, cut))).toEqual({ payloads: whole, end, damages: [] })
      }),
    )
  })

  it('with a spoilt byte lose that record only, and say where', () => {
    fc.assert(
      fc.property(payloads, payload, fc.nat(), fc.integer({ min: 1, max: 255 }), (before, last, at, change) => {
        const frames = before.map(encodeFrame)
        const bytes = Buffer.concat([...frames, encodeFrame(last)])
        const spoilt = at % (bytes.length - encodeFrame(last).length)
        bytes[spoilt] = (bytes[spoilt] ?? 0) ^ change
        let from = 0
        const index = frames.findIndex((frame) => {
          if (spoilt < from + frame.length) return true
          from += frame.length
          return false
        })
        const read = readFrames(bytes)
        expect(read.payloads).toEqual([...before.toSpliced(index, 1), last])
        expect(read.damages).toEqual([{ from, to: from + (frames[index]?.length ?? 0) }])
        expect(read.end).toBe(bytes.length)
      }),
    )
  })

  it('survive zeros of a page that never reached the disk', () => {
    const bytes = Buffer.concat([encodeFrame(Buffer.from('a')), Buffer.alloc(4096), encodeFrame(Buffer.from('b'))])
    expect(readFrames(bytes)).toMatchObject({ payloads: [Buffer.from('a'), Buffer.from('b')], damages: [{ from: 15 }] })
    expect(readFrames(bytes.subarray(0, 2000))).toEqual({ payloads: [Buffer.from('a')], end: 15, damages: [] })
  })
})
