import { type ReactNode, useState } from 'react'
import { moveItem } from './move-item.ts'
import { SortableItem } from './sortable-item.tsx'

export interface SortableTexts {
  readonly moveUp: (name: string) => string
  readonly moveDown: (name: string) => string
  /** Announced after a move: "Home is now 2 of 5". Positions count from 1. */
  readonly moved: (name: string, position: number, count: number) => string
}

export interface SortableListProps<Item> {
  /** Name of the list. */
  readonly label: string
  readonly items: readonly Item[]
  readonly itemId: (item: Item) => string
  /** The item in words, for the names of its buttons. */
  readonly itemName: (item: Item) => string
  readonly renderItem: (item: Item) => ReactNode
  /** All ids in their new order. */
  readonly onOrder: (ids: readonly string[]) => void
  readonly texts: SortableTexts
}

/** A list whose order is its meaning. Buttons move an item up and down, and so does dragging, which is loaded at the first touch. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, itemId, itemName, renderItem, onOrder, texts } = props
  const [announcement, setAnnouncement] = useState('')
  const [isNear, setNear] = useState(false)
  const ids = items.map(itemId)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || from === to) return
    setAnnouncement(texts.moved(itemName(item), to + 1, items.length))
    onOrder(moveItem(ids, from, to))
  }
  const drop = (dragged: string, at: number, isAfter: boolean) => {
    const from = ids.indexOf(dragged)
    const gap = isAfter ? at + 1 : at
    if (from >= 0) move(from, gap > from ? gap - 1 : gap)
  }
  return (
    <>
      <ol
        aria-label={label}
        onPointerEnter={() => setNear(true)}
        className="overflow-clip rounded-card bg-card shadow-rest"
      >
        {items.map((item, at) => (
          <SortableItem
            key={itemId(item)}
            id={itemId(item)}
            isDraggable={isNear}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            upLabel={texts.moveUp(itemName(item))}
            downLabel={texts.moveDown(itemName(item))}
            onMove={(steps) => move(at, at + steps)}
            onDrop={(dragged, isAfter) => drop(dragged, at, isAfter)}
          >
            {renderItem(item)}
          </SortableItem>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
