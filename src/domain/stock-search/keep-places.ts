/**
 * A page of a list whose vehicles go one by one: those that left the stock while they are looked at keep their places, so
 * that no card moves under the visitor's hand. A list that is another one in any other way is taken as it is.
 *
 * @param shown what stands there, in its order
 * @param now what the stock gives
 */
export const keepPlaces = <Row>(
  shown: readonly Row[],
  now: readonly Row[],
  hasLeft: (row: Row) => boolean,
): readonly Row[] => {
  const left = shown.filter((row) => !hasLeft(row))
  const isSame = left.length > 0 && left.length < shown.length && left.every((row, place) => now[place] === row)
  return isSame ? shown : now
}
