import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

export interface RowKeysProps {
  /** Element around the rows; each of them has its position as `data-row`. */
  readonly place: RefObject<HTMLElement | null>
  readonly count: number
  readonly letters: 'page' | 'table'
  readonly onToggle: (index: number) => void
}

/**
 * The keyboard and the pointer at rows: j and k move from row to row, x selects, Enter or a click opens by the row's link.
 * One row can be reached by Tab; returns its position.
 */
export function useRowKeys({ place, count, letters, onToggle }: RowKeysProps): number {
  const [active, setActive] = useState(0)
  const wantsFocus = useRef(false)
  const current = Math.min(active, Math.max(0, count - 1))

  const focusRow = (index: number) => {
    const row = place.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)
    row?.focus()
    return row != null
  }
  // A row out of sight is drawn once it is the active one.
  const focusDrawn = useEffectEvent(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    focusRow(current)
  })
  useLayoutEffect(() => focusDrawn())

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isForRows(event, place.current, letters) || count === 0) return
    const row = rowAt(event.target)
    if (event.key === 'Enter' && row) return openRow(row)
    const at = row ? Number(row.dataset.row) : undefined
    const next = findNext(event.key, at, current, count)
    if (next !== undefined) {
      setActive(next)
      wantsFocus.current = !focusRow(next)
    } else if (event.key === 'x') {
      onToggle(at ?? current)
    } else return
    event.preventDefault()
  })
  const focused = useEffectEvent((event: FocusEvent) => {
    const row = rowAt(event.target)
    if (row) setActive(Number(row.dataset.row))
  })
  useEffect(() => {
    const element = place.current
    const stop = new AbortController()
    window.addEventListener('keydown', (event) => pressed(event), { signal: stop.signal })
    element?.addEventListener('focusin', (event) => focused(event), { signal: stop.signal })
    element?.addEventListener('click', openByClick, { signal: stop.signal })
    return () => stop.abort()
  }, [place])
  return current
}

const interactive = 'a, button, input, label, select, textarea, summary, [popover], [contenteditable]'

function rowAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
}

function isForRows(event: KeyboardEvent, place: HTMLElement | null, letters: 'page' | 'table'): boolean {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element))
    return false
  if (!place?.checkVisibility()) return false
  const isTyping = target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
  if (isTyping || target.closest('[popover]')) return false
  // Enter belongs to whatever has the focus, unless that is the row.
  if (event.key === 'Enter') return target.matches('[data-row]')
  return place.contains(target) || (letters === 'page' && target === document.body && !document.querySelector(':modal'))
}

function findNext(key: string, at: number | undefined, current: number, count: number): number | undefined {
  if (key === 'j') return at === undefined ? current : Math.min(at + 1, count - 1)
  if (key === 'k') return at === undefined ? current : Math.max(at - 1, 0)
  return undefined
}

function openRow(row: HTMLElement) {
  row.querySelector<HTMLElement>('[data-row-link]')?.click()
}

/** A click beside links and buttons opens the row, unless it ended a selection of text. */
function openByClick(event: MouseEvent) {
  const row = rowAt(event.target)
  if (!row || event.defaultPrevented || !(event.target instanceof Element)) return
  const other = event.target.closest(interactive)
  if ((other && row.contains(other)) || getSelection()?.isCollapsed === false) return
  if (!event.shiftKey && !event.ctrlKey && !event.metaKey) openRow(row)
}
