import { formatDecimal, withUnit } from './number'

/** Size of a file as people read it, for example `240 ko` or `1,2 Mo`. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? withUnit(String(Math.max(1, Math.round(bytes / 1000))), 'ko')
    : withUnit(formatDecimal(bytes / 1_000_000), 'Mo')

/** The ending of a file's name in capitals, for example `PDF`; null when its address has none. */
export const fileTypeOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  return /.\.([a-z\d]{2,4})$/i.exec(name)?.[1]?.toUpperCase() ?? null
}
