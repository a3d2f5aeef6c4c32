/** Whether a host is this machine, on which all parts of the site run in tests. */
export const isLocalHost = (hostname: string): boolean => ['localhost', '127.0.0.1'].includes(hostname)
