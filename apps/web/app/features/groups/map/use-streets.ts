import { type Map as LeafletMap, TileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import { answer, useConsent } from '../../../consent/consent.ts'
import { useRoot } from '../../../page/use-site.ts'

/** Failed tiles in a row after which the streets are given up. */
const patience = 4

/** The streets below the map, where the operator has them and the reader agreed that another host draws them. */
export function useStreets(map: LeafletMap | undefined) {
  const { mapTiles } = useRoot().thirdParties
  const isAgreed = useConsent(({ answers }) => answers.maps === true)
  const [hasFailed, setFailed] = useState(false)
  const isShown = mapTiles !== undefined && isAgreed && !hasFailed
  useEffect(() => {
    if (!map || !isShown) return
    let missed = 0
    const layer = new TileLayer(mapTiles.url, { maxZoom: map.getMaxZoom(), className: 'map-streets' })
    layer.on('tileload', () => {
      missed = 0
    })
    layer.on('tileerror', () => {
      missed++
      if (missed >= patience) setFailed(true)
    })
    layer.addTo(map)
    return () => {
      layer.remove()
    }
  }, [map, isShown, mapTiles])
  return {
    tiles: mapTiles,
    isShown,
    hasFailed,
    choose(maps: boolean) {
      setFailed(false)
      answer({ maps })
    },
  }
}
