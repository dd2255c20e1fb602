import type { GroupPoint } from '@narthex/contract/groups/group.schemas'
import { DivIcon, type LatLngBounds, type LatLngTuple, type Map as LeafletMap, Marker } from 'leaflet'
import Supercluster from 'supercluster'
import { nearest } from './use-map.ts'

export interface MarkEvents {
  /** Accessible name of a cluster. */
  clusterName(count: number): string
  /** The group of a mark; several where even the nearest view does not part them. */
  onSelect(points: readonly GroupPoint[]): void
  /** Receives the number of groups in sight. */
  onShown(count: number): void
}

/** Room that a mark takes, in pixels: nearer ones become one. */
const clusterRadius = 52

/**
 * Groups as marks on the map, near ones as one. Marks are buttons in the page, so they have names and take the focus; one
 * that stays in sight stays the same element, and keeps it. Gives what shows others, marks some, and takes all away.
 */
export function createMarks(map: LeafletMap, events: MarkEvents) {
  const index = new Supercluster<GroupPoint>({ radius: clusterRadius, maxZoom: nearest })
  // The map may move before its points are there, and asks for them.
  index.load([])
  const shown = new Map<string, Marker>()
  let selected: ReadonlySet<number> = new Set()

  function draw() {
    const box = map.getBounds().pad(0.1)
    const found = index.getClusters([box.getWest(), box.getSouth(), box.getEast(), box.getNorth()], map.getZoom())
    const kept = new Set<string>()
    for (const feature of found.toSorted(fromTheTop)) {
      const [lng = 0, lat = 0] = feature.geometry.coordinates
      const { properties } = feature
      const isCluster = 'cluster' in properties
      const key = isCluster ? `c${properties.cluster_id}` : `g${properties.id}`
      kept.add(key)
      if (shown.has(key)) continue
      const at: LatLngTuple = [lat, lng]
      const marker = isCluster
        ? markOf(at, 'map-cluster', events.clusterName(properties.point_count), String(properties.point_count))
        : markOf(at, 'map-group', properties.nome)
      onPress(marker, () => (isCluster ? open(properties.cluster_id, at) : events.onSelect([properties])))
      shown.set(key, marker.addTo(map))
    }
    for (const [key, marker] of shown) {
      if (kept.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    showSelected()
    events.onShown(countIn(map.getBounds(), found))
  }

  function open(clusterId: number, at: LatLngTuple) {
    const zoom = index.getClusterExpansionZoom(clusterId)
    const leaves = index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties)
    const [first] = leaves
    const isOnePlace = leaves.every((one) => one.latitude === first?.latitude && one.longitude === first.longitude)
    if (isOnePlace || zoom > nearest) return events.onSelect(leaves)
    // The mark goes, and the focus would go with it.
    map.getContainer().focus({ preventScroll: true })
    map.setView(at, zoom)
  }

  function showSelected() {
    for (const [key, marker] of shown) {
      const ids = key.startsWith('g') ? [Number(key.slice(1))] : []
      const isSelected = ids.some((id) => selected.has(id))
      marker.getElement()?.toggleAttribute('data-selected', isSelected)
      marker.setZIndexOffset(isSelected ? 1000 : 0)
    }
  }

  map.on('moveend', draw)
  return {
    show(points: readonly GroupPoint[]) {
      for (const marker of shown.values()) marker.remove()
      shown.clear()
      index.load(points.map(toFeature))
      draw()
    },
    select(ids: readonly number[]) {
      selected = new Set(ids)
      showSelected()
    },
    remove() {
      map.off('moveend', draw)
      for (const marker of shown.values()) marker.remove()
    },
  }
}
export type Marks = ReturnType<typeof createMarks>

const toFeature = (point: GroupPoint): Parameters<Supercluster<GroupPoint>['load']>[0][number] => ({
  type: 'Feature',
  properties: point,
  geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
})

type Found = ReturnType<Supercluster<GroupPoint>['getClusters']>

/** Counts the groups within a box; clusters hold several. */
function countIn(box: LatLngBounds, found: Found): number {
  return found.reduce((sum, { geometry: { coordinates }, properties }) => {
    const [lng = 0, lat = 0] = coordinates
    if (!box.contains([lat, lng])) return sum
    return sum + ('cluster' in properties ? properties.point_count : 1)
  }, 0)
}

type Placed = { readonly geometry: { readonly coordinates: readonly number[] } }

/** The keyboard goes through the marks from north to south. */
function fromTheTop({ geometry: a }: Placed, { geometry: b }: Placed): number {
  return (b.coordinates[1] ?? 0) - (a.coordinates[1] ?? 0) || (a.coordinates[0] ?? 0) - (b.coordinates[0] ?? 0)
}

/** Creates a marker. Its name is set as text, never as markup. */
function markOf(at: LatLngTuple, className: string, name: string, sign = ''): Marker {
  const content = document.createElement('span')
  const label = document.createElement('span')
  const shape = document.createElement('span')
  label.className = 'map-name'
  label.textContent = name
  shape.className = 'map-shape'
  shape.ariaHidden = 'true'
  shape.textContent = sign
  content.append(shape, label)
  const icon = new DivIcon({ className: `map-mark ${className}`, html: content, iconSize: [44, 44] })
  return new Marker(at, { icon, riseOnHover: true })
}

/** Handles a click, and the keys that press a button. */
function onPress(marker: Marker, press: () => void): void {
  marker.on('click', press)
  marker.on('add', () => {
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      press()
    })
    // Above its neighbours, which may cover its name.
    marker.getElement()?.addEventListener('focus', () => marker.setZIndexOffset(2000))
    marker.getElement()?.addEventListener('blur', () => marker.setZIndexOffset(0))
  })
}
