/** Items with one of them in another place. Positions count from 0, `to` in the new order. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items.slice(from, from + 1)
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...moved)
}
