import type { Context } from 'hono'

/** Whether a browser asks for a page to show, rather than a program for an answer to read. */
export const wantsPage = (context: Context): boolean => /\btext\/html\b/i.test(context.req.header('accept') ?? '')
