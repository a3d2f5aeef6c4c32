/** A thing at a point of the screen, in pixels. */
export interface ScreenPoint<Item> {
  item: Item
  x: number
  y: number
}

/** Items that are shown as one mark, at their middle. Never empty. */
export interface PointCluster<Item> {
  items: Item[]
  x: number
  y: number
}

const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Joins points that would cover each other. Each point joins the first cluster whose first point is near, in the order
 * given, so that the same points make the same clusters.
 *
 * @param radius distance in pixels below which marks cover each other
 */
export const clusterPoints = <Item>(points: readonly ScreenPoint<Item>[], radius: number): PointCluster<Item>[] => {
  const groups: ScreenPoint<Item>[][] = []
  for (const point of points) {
    const near = groups.find(([first]) => first && Math.hypot(first.x - point.x, first.y - point.y) < radius)
    if (near) near.push(point)
    else groups.push([point])
  }
  return groups.map((group) => ({
    items: group.map(({ item }) => item),
    x: middle(group.map(({ x }) => x)),
    y: middle(group.map(({ y }) => y)),
  }))
}
