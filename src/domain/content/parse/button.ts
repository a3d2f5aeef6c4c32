import type { BookingPlugin, ButtonProps } from '../types'
import { blockParser, blocks } from './block-parser'
import type { BlockFields } from './block-parser'
import { link, oneOf, optional, text, toggle } from './field'
import { icon } from './icon'

const bookingPlugin = blockParser<BookingPlugin>('booking-plugin', {
  make: optional(text),
  location: optional(text),
  product_category: optional(text),
  product_category_hidden: optional(toggle),
})

export const buttonFields: BlockFields<ButtonProps> = {
  label: text,
  to: link,
  icon: optional(icon),
  iconPosition: optional(oneOf('start', 'end')),
  hideIcon: optional(toggle),
  size: optional(oneOf('large', 'medium', 'small', 'extra-small')),
  variant: optional(oneOf('primary', 'secondary', 'tertiary', 'ghost')),
  fullWidth: optional(toggle),
  disabled: optional(toggle),
  onDarkBackground: optional(toggle),
  plugins: optional(blocks<BookingPlugin>(() => [bookingPlugin])),
}

export const button = blockParser<ButtonProps>('button', buttonFields)

export const buttons = optional(blocks<ButtonProps>(() => [button]))
