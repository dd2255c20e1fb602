import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'

/** Selectors of the marks that always stay, then of labels by priority. */
const signs = '.map-shape'
const words = ['.map-place .map-name', '.map-distance span', '.map-district span']

/** Empty margin within a label's box, in pixels. */
const air = 2

/** Hides the labels that would lie under a mark or on a more important label, again at every zoom. */
export function useClearWords(map: LeafletMap | undefined): void {
  useEffect(() => {
    if (!map) return
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => clearWords(map.getContainer()))
    }
    const changes = 'layeradd layerremove zoomend'
    map.on(changes, soon)
    soon()
    return () => {
      cancelAnimationFrame(frame)
      map.off(changes, soon)
    }
  }, [map])
}

function clearWords(container: HTMLElement): void {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const taken = [...container.querySelectorAll(signs)].map(boxOf)
  const found = words.flatMap((selector) => [...container.querySelectorAll(selector)])
  // All are measured before one is touched, so that the page is laid out once.
  for (const [word, box] of found.map((element) => [element, boxOf(element)] as const)) {
    const isCovered = taken.some((other) => liesOn(box, other))
    word.toggleAttribute('data-covered', isCovered)
    if (!isCovered) taken.push(box)
  }
}

function liesOn(word: DOMRect, other: DOMRect): boolean {
  return (
    word.left + air < other.right &&
    word.right - air > other.left &&
    word.top + air < other.bottom &&
    word.bottom - air > other.top
  )
}
