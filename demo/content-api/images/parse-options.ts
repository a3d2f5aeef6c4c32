import { DEFAULTS, FORMATS, ImageOptionError, MAX_SIDE } from './options'
import type { ImageOptions } from './options'

type Change = Partial<ImageOptions>
type Filter = (argument: string) => Change

const percentage = (name: string, argument: string): number => {
  if (!/^\d{1,3}$/.test(argument) || Number(argument) > 100)
    throw new ImageOptionError(name, 'must be an integer from 0 to 100')
  return Number(argument)
}

const ROTATIONS: Record<string, ImageOptions['rotate']> = { 90: 90, 180: 180, 270: 270 }

const FILTERS: Record<string, Filter> = {
  blur: (argument) => ({ blur: percentage('blur', argument) }),
  quality: (argument) => ({ quality: percentage('quality', argument) }),
  brightness: (argument) => ({ brightness: percentage('brightness', argument) }),
  rotate: (argument) => {
    const rotate = Object.hasOwn(ROTATIONS, argument) ? ROTATIONS[argument] : undefined
    if (!rotate) throw new ImageOptionError('rotate', 'must be 90, 180 or 270')
    return { rotate }
  },
  format: (argument) => {
    const format = FORMATS.find((name) => name === argument)
    if (!format) throw new ImageOptionError('format', `must be ${FORMATS.join(', ')}`)
    return { format }
  },
  focal: (argument) => {
    const [left, top, right, bottom] = (/^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(argument) ?? [])
      .slice(1)
      .map(Number)
    if (
      left === undefined ||
      top === undefined ||
      right === undefined ||
      bottom === undefined ||
      right < left ||
      bottom < top
    )
      throw new ImageOptionError('focal', 'must be LEFTxTOP:RIGHTxBOTTOM in pixels of the original')
    return { focal: { left, top, right, bottom } }
  },
  grayscale: (argument) => {
    if (argument) throw new ImageOptionError('grayscale', 'takes no value')
    return { grayscale: true }
  },
  fill: (argument) => {
    if (argument !== 'transparent' && !/^[0-9a-f]{6}$/i.test(argument))
      throw new ImageOptionError('fill', 'must be six hex digits or transparent')
    return { fill: argument === 'transparent' ? null : argument.toLowerCase() }
  },
}

const parseFilters = (text: string): Change => {
  const changes = text.split(/:(?=[a-z_]+\()/).map((part) => {
    const [, name = '', argument = ''] = /^([a-z_]+)\(([^()]*)\)$/.exec(part) ?? []
    const filter = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined
    if (!filter) throw new ImageOptionError(name || part, 'is no filter of this service')
    return filter(argument)
  })
  return changes.reduce((all, change) => ({ ...all, ...change }), {})
}

const side = (text: string, size: string): number => {
  if (Number(text) > MAX_SIDE) throw new ImageOptionError(size, `must be at most ${MAX_SIDE} pixels a side`)
  return Number(text)
}

/**
 * Reads what stands behind `/m/` in an address, such as `800x600/smart/filters:quality(80):format(webp)`.
 *
 * @throws ImageOptionError that names the bad part
 */
export const parseImageOptions = (text: string): ImageOptions => {
  const options = { ...DEFAULTS }
  const parts = text.split('/').filter(Boolean)
  if (parts[0] === 'fit-in') {
    options.fitIn = true
    parts.shift()
  }
  const size = /^(\d{1,5})x(\d{1,5})$/.exec(parts[0] ?? '')
  if (size) {
    const [whole, width = '0', height = '0'] = size
    Object.assign(options, { width: side(width, whole), height: side(height, whole) })
    parts.shift()
  }
  if (parts[0] === 'smart') {
    options.smart = true
    parts.shift()
  }
  if (parts[0]?.startsWith('filters:'))
    Object.assign(options, parseFilters(parts.shift()?.slice('filters:'.length) ?? ''))
  const [unknown] = parts
  if (unknown !== undefined) throw new ImageOptionError(unknown, 'is not understood here')
  return options
}
