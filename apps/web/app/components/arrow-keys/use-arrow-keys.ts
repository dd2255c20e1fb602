import { useEffect, useEffectEvent } from 'react'
import { nearestAlong } from './nearest-stop.ts'

/** Buttons for the pointer alone, such as those that move a shelf, are `data-by-pointer`. */
const stopSelector = 'a[href], button:not([data-by-pointer], [disabled])'
/** Elements that use the arrow keys themselves. */
const ownKeys =
  'textarea, select, dialog, [popover], [contenteditable], video, audio, media-controller, [role="slider"]'
/** Farther than this, there is something to read between: the browser scrolls instead. */
const longestStepShare = 0.75

/**
 * A page that is worked by arrow keys alone, as by a remote control: left and right, Home and End move inside of a row
 * (`data-row`), up and down from line to line. Without a focus they begin in the page's content.
 */
export function useArrowKeys(): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const from = event.target instanceof HTMLElement ? event.target : document.body
    const next = findNext(from, event.key)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function findNext(from: HTMLElement, key: string): HTMLElement | undefined {
  if (from.closest(ownKeys)) return undefined
  if (key === 'ArrowUp' || key === 'ArrowDown') return findLine(from, key === 'ArrowDown' ? 'down' : 'up')
  // In a field they move the caret.
  return from.closest('input') ? undefined : findInRow(from, key)
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

function findInRow(from: HTMLElement, key: string): HTMLElement | undefined {
  const row = from.closest('[data-row]')
  const step = steps[key]
  if (!row || !step) return undefined
  const stops = listStops(row)
  return stops[step(stops.indexOf(from), stops.length - 1)]
}

function findLine(from: HTMLElement, way: 'up' | 'down'): HTMLElement | undefined {
  if (from.closest('input:not([type="search"])')) return undefined
  const hasFocus = from.matches(stopSelector) || from.matches('input')
  if (!hasFocus)
    return way === 'down' ? listStops(document.querySelector('main') ?? document).find(isInSight) : undefined
  const stops = listStops(document)
    .filter((element) => element !== from)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  const found = nearestAlong(from.getBoundingClientRect(), stops, way, innerWidth)
  return found && found.gap < innerHeight * longestStepShare ? found.stop.element : undefined
}

function listStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(stopSelector)].filter((element) => element.checkVisibility())
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
