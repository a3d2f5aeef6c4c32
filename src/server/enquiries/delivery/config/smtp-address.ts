/** Whether a text is the address of a mail server; `?connections=` may say how many connections are kept open to it. */
export const isSmtpAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, searchParams } = new URL(text)
  const connections = searchParams.get('connections')
  return /^smtps?:$/.test(protocol) && hostname !== '' && (connections === null || /^[1-9]\d?$/.test(connections))
}
