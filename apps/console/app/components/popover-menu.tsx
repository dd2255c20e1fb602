import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { toolClass } from './buttons.ts'

export interface PopoverMenuProps {
  readonly label: string
  readonly icon: ReactNode
  readonly children: ReactNode
  readonly className?: string
  /** Only the sign is shown: the label is its name. */
  readonly isSign?: boolean
}

/** A button that opens a small panel below it. A control with `data-closes` closes it; so do Escape and a touch elsewhere. */
export function PopoverMenu({ label, icon, children, className = '', isSign = false }: PopoverMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const closeAfter = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-closes]')) panel.current?.hidePopover()
  }
  return (
    <div className={`relative ${className}`}>
      <button type="button" popoverTarget={id} className={toolClass('quiet')}>
        {icon}
        <span className={isSign ? 'sr-only' : ''}>{label}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the controls in it have the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the controls in it have the keys */}
      <div
        id={id}
        ref={panel}
        popover="auto"
        onClick={closeAfter}
        className="popover-menu min-w-56 rounded-card bg-card p-1.5 shadow-float"
      >
        {children}
      </div>
    </div>
  )
}
