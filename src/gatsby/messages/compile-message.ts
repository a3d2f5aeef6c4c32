import { TYPE, parse } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { CompiledMessage, MessagePart } from '../../intl/compiled'

type Options = Record<string, { value: MessageFormatElement[] }>

const compileForms = (options: Options, inPlural: boolean): Record<string, CompiledMessage> =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, compileParts(value, inPlural)]))

const compilePart = (element: MessageFormatElement, inPlural: boolean): MessagePart => {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return [element.value]
    case TYPE.number:
      if (element.style) throw new Error('styles of numbers are not supported')
      return [element.value, 1]
    case TYPE.pound:
      if (!inPlural) throw new Error('# is only allowed in a plural')
      return 0
    case TYPE.select:
      return [element.value, compileForms(element.options, false)]
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== 'cardinal')
        throw new Error('plurals must be cardinal and without offset')
      return [element.value, compileForms(element.options, true), 1]
    default:
      throw new Error('dates, times and tags are not supported: pass them as values')
  }
}

const compileParts = (elements: MessageFormatElement[], inPlural: boolean): CompiledMessage => {
  const parts = elements.map((element) => compilePart(element, inPlural))
  const [first = '', ...others] = parts
  return typeof first === 'string' && others.length === 0 ? first : parts
}

/**
 * Compiles a text for `formatParts`. Supports the part of ICU MessageFormat that this site uses: values, numbers,
 * plurals and selects.
 *
 * @throws Error for invalid syntax or an unsupported feature
 */
export const compileMessage = (text: string): CompiledMessage => compileParts(parse(text), false)
