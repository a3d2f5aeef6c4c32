/**
 * Ends the process with a message for the operator: no stack, the fault is not in the code. While Gatsby loads its
 * configuration it takes an error for a missing file and goes on without, and inside a request of the content source
 * there is no one to tell, so nothing less would do.
 */
export const fail = (message: string): never => {
  process.stderr.write(`error ${message}\n`)
  return process.exit(1)
}
