import type { MapBox } from '@narthex/contract/groups/map-box'
import { type LatLngBounds, Map as LeafletMap, latLngBounds } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Maximum zoom that points on a grid of about 500 m justify. */
export const nearest = 15

export type Held = 'fingers' | 'wheel'

export interface MapBegin {
  /** Initial view. */
  readonly box: MapBox
  /** Name under which the last view is remembered. */
  readonly name: string
  /** The reader moves the page, and may have meant the map. */
  readonly onHeld: (by: Held) => void
}

/** The last position of each map, restored on return. */
const left = new Map<string, LatLngBounds>()

/**
 * A map in the element, which it never takes the page's scroll from: one finger and the bare wheel move the page, two
 * fingers and the wheel with Ctrl the map. Arrow keys, plus and minus move it once it has the focus.
 */
export function useMap(
  element: RefObject<HTMLElement | null>,
  { box, name, onHeld }: MapBegin,
): LeafletMap | undefined {
  const [map, setMap] = useState<LeafletMap>()
  const showFirst = useEffectEvent((made: LeafletMap) => showAll(made, left.get(name) ?? toBounds(box)))
  const hold = useEffectEvent(onHeld)
  const keepView = useEffectEvent((made: LeafletMap) => left.set(name, made.getBounds()))
  useEffect(() => {
    const container = element.current
    if (!container) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const made = new LeafletMap(container, {
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
      dragging: !matchMedia('(pointer: coarse)').matches,
      minZoom: 4,
      maxZoom: nearest,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
    })
    showFirst(made)
    const onWheel = ({ ctrlKey, metaKey }: WheelEvent) => {
      if (ctrlKey || metaKey) return void made.scrollWheelZoom.enable()
      made.scrollWheelZoom.disable()
      hold('wheel')
    }
    const onTouch = ({ touches }: TouchEvent) => touches.length === 1 && hold('fingers')
    container.addEventListener('wheel', onWheel, { capture: true, passive: true })
    container.addEventListener('touchmove', onTouch, { passive: true })
    const resizing = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    resizing.observe(container)
    setMap(made)
    return () => {
      keepView(made)
      resizing.disconnect()
      container.removeEventListener('wheel', onWheel, { capture: true })
      container.removeEventListener('touchmove', onTouch)
      made.remove()
      setMap(undefined)
    }
  }, [element])
  return map
}

export function toBounds({ sul, oeste, norte, leste }: MapBox): LatLngBounds {
  // Beyond the 180th meridian degrees go on, for a map that is one sheet.
  return latLngBounds([sul, oeste], [norte, leste < oeste ? leste + 360 : leste])
}

/** Fits the view to a part of the map, with room for the marks at its edge. */
export function showAll(map: LeafletMap, bounds: LatLngBounds): void {
  map.fitBounds(bounds, { padding: [44, 44], maxZoom: 14 })
}
