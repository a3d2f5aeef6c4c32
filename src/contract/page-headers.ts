import { z } from 'zod'

/**
 * File in a release with the headers that its pages need: a host sends them with every file. They name what the pages
 * of this build may load and run.
 */
export const PAGE_HEADERS = 'builds/headers.json'

/** Valid header names, and values without line breaks. */
const headersSchema = z.record(z.string().regex(/^[A-Za-z-]+$/), z.string().regex(/^[\x20-\x7e]+$/))

/** Serialises the headers; the same headers give the same text. */
export const pageHeadersText = (headers: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(headersSchema.parse(headers), null, 2)}\n`

/** @throws Error when the text is invalid */
export const parsePageHeaders = (text: string): [name: string, value: string][] =>
  Object.entries(headersSchema.parse(JSON.parse(text)))
