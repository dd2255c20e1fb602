/** The items of all pages. One that moved to another page between two calls keeps its first place, with its last value. */
export function joinPages<Item>(
  pages: readonly { readonly itens: readonly Item[] }[],
  keyOf: (item: Item) => string | number,
): Item[] {
  const items = new Map<string | number, Item>()
  for (const { itens } of pages) for (const item of itens) items.set(keyOf(item), item)
  return [...items.values()]
}
