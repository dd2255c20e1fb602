function listItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

/** Focuses an item of an open menu; negative numbers count from its end. */
export function focusItem(menu: HTMLElement, at: number): void {
  listItems(menu).at(at)?.focus()
}

/** Moves the focus as the key says; false where the key means nothing here. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = listItems(menu)
  const focused = document.activeElement
  const next = findNext(items, focused instanceof HTMLElement ? items.indexOf(focused) : -1, key)
  next?.focus()
  return next !== undefined
}

function findNext(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const ordered = items.slice(at + 1).concat(items.slice(0, at + 1))
  return ordered.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
