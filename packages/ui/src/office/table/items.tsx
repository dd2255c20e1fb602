import { type ComponentType, lazy, Suspense } from 'react'
import type { WindowedItemsProps } from './windowed-items.tsx'

/** More items than this are drawn as they come into sight. */
export const maxDrawn = 200

/** Where the part cannot be had, all items are drawn: slower, and all there. */
const WindowedItems = lazy(() =>
  import('./windowed-items.tsx').then(
    ({ WindowedItems }): { default: ComponentType<WindowedItemsProps> } => ({ default: WindowedItems }),
    () => ({ default: PlainItems }),
  ),
)

/** Items of a list: all of them, or of many those in sight. */
export function Items(props: WindowedItemsProps) {
  if (props.count <= maxDrawn) return <PlainItems {...props} />
  return (
    <Suspense fallback={<PlainItems {...props} count={maxDrawn} />}>
      <WindowedItems {...props} />
    </Suspense>
  )
}

function PlainItems({ count, renderItem }: WindowedItemsProps) {
  return Array.from({ length: count }, (_, index) => renderItem(index))
}
