import type { DealerOptions } from './options'

/** Records of a kind vanished in a number that looks like a fault of the source, not like business. */
export class SuddenDropError extends Error {
  override name = 'SuddenDropError'
}

/**
 * Refuses an answer that would empty the site: an API that fails quietly answers with an empty list.
 *
 * @param kind plural, as in the address, for example `vehicles`
 * @throws SuddenDropError when more than the allowed share of the records is gone
 */
export const guardAgainstDrop = (
  kind: string,
  before: number,
  after: number,
  { url, maximumDrop, guardFrom, allowEmpty }: Pick<DealerOptions, 'url' | 'maximumDrop' | 'guardFrom' | 'allowEmpty'>,
): void => {
  if (allowEmpty || before < guardFrom || after >= before * (1 - maximumDrop)) return
  throw new SuddenDropError(
    `Dealer API: ${url} has ${after} ${kind} where the last build had ${before}: nothing is published. ` +
      'If that is right, build once with ALLOW_EMPTY_STOCK=true.',
  )
}
