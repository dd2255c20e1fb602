import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { iconButtonClass } from '../../button.tsx'
import { OfficeIcon } from '../office-icon.tsx'

export interface SortableItemProps {
  readonly id: string
  /** The pointer has come near: what dragging needs is loaded. Without it the buttons still move the item. */
  readonly isDraggable: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly upLabel: string
  readonly downLabel: string
  /** Steps down, or up where they are negative. */
  readonly onMove: (steps: number) => void
  /** Another item was dropped before or after this one. */
  readonly onDrop: (dragged: string, isAfter: boolean) => void
  readonly children: ReactNode
}

/** One item of a `SortableList`. */
export function SortableItem(props: SortableItemProps) {
  const { id, isDraggable, isFirst, isLast, upLabel, downLabel, onMove, children } = props
  const item = useRef<HTMLLIElement>(null)
  const drop = useEffectEvent(props.onDrop)
  useEffect(() => {
    const element = item.current
    if (!isDraggable || !element) return
    let isGone = false
    let stop = () => {}
    const start = async () => {
      const { makeDraggable } = await import('./make-draggable.ts')
      if (!isGone) stop = makeDraggable(element, drop)
    }
    start().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [isDraggable])
  return (
    <li
      ref={item}
      data-sort-id={id}
      className="flex min-h-12 items-center gap-1 border-b border-line pe-1 last:border-0 data-dragged:opacity-40 data-[edge=after]:shadow-[inset_0_-3px_0_var(--ring)] data-[edge=before]:shadow-[inset_0_3px_0_var(--ring)]"
    >
      <span data-sort-handle="" className="grid w-10 shrink-0 cursor-grab place-items-center self-stretch text-muted">
        <OfficeIcon name="grip" />
      </span>
      <div className="min-w-0 grow py-1.5">{children}</div>
      <MoveButton label={upLabel} icon="up" isAtEnd={isFirst} onPress={() => onMove(-1)} />
      <MoveButton label={downLabel} icon="down" isAtEnd={isLast} onPress={() => onMove(1)} />
    </li>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly icon: 'up' | 'down'
  /** True if the item cannot move further; the button stays, so that it keeps the focus. */
  readonly isAtEnd: boolean
  readonly onPress: () => void
}

function MoveButton({ label, icon, isAtEnd, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isAtEnd || undefined}
      onClick={onPress}
      className={`${iconButtonClass} text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-35`}
    >
      <OfficeIcon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  )
}
