import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'

export interface SplitPaneProps {
  readonly main: ReactNode
  /** Second pane, such as a preview: beside `main` from 1024 px on, below it on smaller screens. */
  readonly aside: ReactNode
  /** Name of the line between them: "Width of the preview". */
  readonly label: string
  /** Width of the aside in percent; kept by its owner. */
  readonly percent: number
  readonly onPercent: (percent: number) => void
}

const minPercent = 20
const maxPercent = 70
const stepPercent = 5

/** Two things beside each other; the line between them is moved by dragging or by the arrow keys. */
export function SplitPane({ main, aside, label, percent, onPercent }: SplitPaneProps) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = clamp(percent)
  const drag = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onPercent(clamp(Math.round(((box.right - event.clientX) / box.width) * 100)))
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: shown + stepPercent,
      ArrowRight: shown - stepPercent,
      Home: maxPercent,
      End: minPercent,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    onPercent(clamp(next))
  }
  return (
    <div ref={frame} className="gap-6 max-lg:grid lg:flex lg:gap-0">
      <div className="min-w-0 grow lg:basis-0">{main}</div>
      <hr
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={minPercent}
        aria-valuemax={maxPercent}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="relative h-auto w-6 shrink-0 border-0 cursor-col-resize touch-none rounded-control before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line hover:before:w-0.5 hover:before:bg-ring max-lg:hidden"
      />
      <div style={{ flexBasis: `${shown}%` }} className="min-w-0 shrink-0">
        {aside}
      </div>
    </div>
  )
}

function clamp(percent: number): number {
  return Math.min(maxPercent, Math.max(minPercent, percent))
}
