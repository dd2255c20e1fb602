/**
 * All of a list that is read page by page. What moves to another page while it loads is in it once.
 * @param load a page by its number, the first being 1
 */
export async function everyPage<Item>(
  load: (page: string) => Promise<{ readonly itens: readonly Item[]; readonly total: number }>,
  keyOf: (item: Item) => number,
): Promise<Item[]> {
  const found = new Map<number, Item>()
  for (let page = 1, read = 0, total = 1; read < total; page++) {
    const next = await load(String(page))
    if (next.itens.length === 0) break
    for (const item of next.itens) found.set(keyOf(item), item)
    read += next.itens.length
    total = next.total
  }
  return [...found.values()]
}
