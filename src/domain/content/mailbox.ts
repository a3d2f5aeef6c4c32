/** The form of an e-mail address in fields of the CMS, which checks it too. */
export const MAILBOX = /^[^@\s]+@[^@\s]+$/
