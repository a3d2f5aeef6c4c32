/** `npm run test:long` runs variants that take minutes; the default run keeps a short version of each. */
export const isLong = process.env['E2E_LONG'] === '1'
