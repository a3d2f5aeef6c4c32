/** Something the visitor made on the site that may go along with an enquiry. */
export interface EnquiryAttachment {
  title: string
  /** Label and value. */
  lines: readonly (readonly [label: string, value: string])[]
  isAttached: boolean
  setAttached: (attached: boolean) => void
}

/** No-break spaces keep figures together on a page; in a message they only get in the way of who copies it. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** A message with what goes along, as plain text below it. */
export const withAttachment = (message: string, attachment: EnquiryAttachment | null): string => {
  if (!attachment?.isAttached) return message
  const lines = attachment.lines.map(([label, value]) => plain(`- ${label} : ${value}`))
  return [message.trim(), [plain(attachment.title), ...lines].join('\n')].filter(Boolean).join('\n\n')
}
