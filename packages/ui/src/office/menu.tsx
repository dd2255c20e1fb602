import type { KeyboardEvent, ReactNode } from 'react'
import { iconButtonClass } from '../button.tsx'
import { type PanelAlign, useAnchoredPanel } from './anchored.ts'
import { OfficeLink } from './link-context.tsx'
import { focusItem, moveInMenu } from './menu-keys.ts'
import { OfficeIcon, type OfficeIconName } from './office-icon.tsx'

/** One line of a menu. */
export type MenuEntry =
  | {
      readonly kind: 'act'
      readonly id: string
      readonly label: string
      readonly icon?: OfficeIconName
      /** A key that does the same, or why it cannot be done. */
      readonly hint?: string
      readonly tone?: 'danger'
      readonly isDisabled?: boolean
      readonly onSelect: () => void
    }
  | {
      readonly kind: 'link'
      readonly id: string
      readonly label: string
      readonly icon?: OfficeIconName
      readonly href: string
    }
  | { readonly kind: 'line'; readonly id: string }

export interface MenuProps {
  /** Name of the button and of the menu. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** Content and class of the button. Default: three dots. */
  readonly trigger?: { readonly content: ReactNode; readonly className: string }
  readonly align?: PanelAlign
}

/** A button that opens a few acts and links: arrow keys, Home, End and first letters move in it. */
export function Menu({ label, entries, trigger, align = 'end' }: MenuProps) {
  const menu = useAnchoredPanel(align, { onOpened: (panel) => focusItem(panel, 0) })
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.open()
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') menu.close()
    else if (moveInMenu(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <>
      <button
        type="button"
        {...menu.triggerProps}
        aria-haspopup="menu"
        aria-label={trigger ? undefined : label}
        onKeyDown={openByKey}
        className={trigger?.className ?? `${iconButtonClass} text-muted hover:bg-sunken hover:text-ink`}
      >
        {trigger?.content ?? <OfficeIcon name="more" />}
      </button>
      <div {...menu.panelProps} role="menu" aria-label={label} onKeyDown={move}>
        {menu.isOpen && entries.map((entry) => <Entry key={entry.id} entry={entry} close={menu.close} />)}
      </div>
    </>
  )
}

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start font-medium hover:bg-sunken focus-visible:-outline-offset-2'

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  if (entry.kind === 'line') return <hr className="my-1.5 border-line" />
  if (entry.kind === 'act') return <Act act={entry} close={close} />
  return (
    <OfficeLink href={entry.href} role="menuitem" tabIndex={-1} onClick={close} className={entryClass}>
      {entry.icon && <OfficeIcon name={entry.icon} className="size-5 text-muted" />}
      {entry.label}
    </OfficeLink>
  )
}

function Act({ act, close }: { act: Extract<MenuEntry, { kind: 'act' }>; close: () => void }) {
  const select = () => {
    if (act.isDisabled) return
    // First, so that a dialog that it opens gives the focus back to the button.
    close()
    act.onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={act.isDisabled || undefined}
      onClick={select}
      className={`${entryClass} aria-disabled:cursor-not-allowed aria-disabled:text-muted ${act.tone === 'danger' ? 'text-danger' : ''}`}
    >
      {act.icon && <OfficeIcon name={act.icon} className={`size-5 ${act.tone ? '' : 'text-muted'}`} />}
      <span className="min-w-0 grow">{act.label}</span>
      {act.hint && <span className="text-xs font-normal text-muted">{act.hint}</span>}
    </button>
  )
}
