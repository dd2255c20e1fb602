import {
  Circle,
  type Coords,
  DivIcon,
  GridLayer,
  type LatLngTuple,
  LayerGroup,
  type Map as LeafletMap,
  Marker,
} from 'leaflet'

export interface District {
  readonly name: string
  readonly at: LatLngTuple
}

export interface Ring {
  readonly metres: number
  readonly name: string
}

/** Minimum distance between rings, in pixels. */
const smallestRing = 64
const metresPerDegree = 111_320

/** Panes of quiet glass that move with the map: there is nothing to load. */
const Panes = GridLayer.extend({
  createTile({ x, y }: Coords) {
    const pane = document.createElement('div')
    pane.className = `map-pane map-pane-${(((x * 7 + y * 13) % 4) + 4) % 4}`
    return pane
  },
}) as new (options: {
  tileSize: number
}) => GridLayer

/** A map background without tiles: how far it is from the church, and what the districts are called. */
export function plainGround(church: LatLngTuple | undefined, rings: readonly Ring[], districts: readonly District[]) {
  const words = new LayerGroup()
  const ground = new LayerGroup([new Panes({ tileSize: 128 }), words])

  const draw = (map: LeafletMap) => {
    words.clearLayers()
    for (const { name, at } of districts) words.addLayer(label(at, 'map-district', name))
    if (!church) return
    for (const { metres, name } of rings) {
      const [lat, lng] = church
      const north: LatLngTuple = [lat + metres / metresPerDegree, lng]
      if (map.latLngToLayerPoint(church).distanceTo(map.latLngToLayerPoint(north)) < smallestRing) continue
      words.addLayer(new Circle(church, { radius: metres, fill: false, interactive: false, className: 'map-ring' }))
      words.addLayer(label(north, 'map-distance', name))
    }
  }
  return {
    addTo(map: LeafletMap) {
      const redraw = () => draw(map)
      ground.addTo(map)
      redraw()
      map.on('zoomend', redraw)
      return () => {
        map.off('zoomend', redraw)
        ground.remove()
      }
    },
  }
}

/** A word on the ground: for the eye alone, as the list says all of it. */
function label(at: LatLngTuple, className: string, text: string): Marker {
  const word = document.createElement('span')
  word.textContent = text
  word.ariaHidden = 'true'
  const icon = new DivIcon({ className: `map-label ${className}`, html: word, iconSize: [0, 0] })
  return new Marker(at, { icon, interactive: false, keyboard: false, pane: 'shadowPane' })
}

/** Marker of the church or the reader. */
export function placeMark(at: LatLngTuple, className: string, name: string): Marker {
  const sign = document.createElement('span')
  sign.className = 'map-name'
  sign.textContent = name
  const icon = new DivIcon({ className: `map-place ${className}`, html: sign, iconSize: [0, 0] })
  return new Marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -500 })
}
