import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'

export interface WindowedItemsProps {
  readonly count: number
  /** Drawn wherever the page is scrolled to, so that the focus is not lost. */
  readonly active: number
  readonly estimatePx: number
  /** Element around the items. */
  readonly place: RefObject<HTMLElement | null>
  readonly renderItem: (index: number, measure?: (element: HTMLElement | null) => void) => ReactNode
  /** Room of items that are not drawn. */
  readonly renderSpace: (heightPx: number) => ReactNode
}

/** Draws those of many items that are in sight, in a page that scrolls. Loaded when there are many. */
export function WindowedItems({ count, active, estimatePx, place, renderItem, renderSpace }: WindowedItemsProps) {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    if (place.current) setMargin(Math.round(place.current.getBoundingClientRect().top + window.scrollY))
  }, [place])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatePx,
    overscan: 10,
    scrollMargin: margin,
    rangeExtractor: (range) => withActive(range, active),
  })
  const items = virtualizer.getVirtualItems()
  const end = items.at(-1)?.end ?? margin
  return (
    <>
      {items.map((item, at) => (
        <Placed key={item.key} room={item.start - (items[at - 1]?.end ?? margin)} renderSpace={renderSpace}>
          {renderItem(item.index, virtualizer.measureElement)}
        </Placed>
      ))}
      {renderSpace(Math.max(0, virtualizer.getTotalSize() + margin - end))}
    </>
  )
}

interface PlacedProps {
  readonly room: number
  readonly renderSpace: WindowedItemsProps['renderSpace']
  readonly children: ReactNode
}

function Placed({ room, renderSpace, children }: PlacedProps) {
  return (
    <>
      {room > 0 && renderSpace(room)}
      {children}
    </>
  )
}

function withActive(range: Range, active: number): VirtualItem['index'][] {
  const drawn = defaultRangeExtractor(range)
  if (drawn.includes(active) || active >= range.count) return drawn
  return [...drawn, active].sort((a, b) => a - b)
}
