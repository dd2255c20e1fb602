import { useLoaded } from '@narthex/client/data/use-loaded'
import { mapGroups } from '@narthex/contract/groups/group.endpoints'
import type { GroupPoint } from '@narthex/contract/groups/group.schemas'
import { type MapBox, writeMapBox } from '@narthex/contract/groups/map-box'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { callApi } from '../../../session/api.ts'
import type { GroupsChoice } from '../groups-address.ts'

export type Points = readonly GroupPoint[] | 'loading' | 'failed'

/**
 * The points of all groups that fit. Where they are more than one answer holds, those of the part in sight, asked for
 * again wherever the map is moved to.
 */
export function usePoints(map: LeafletMap | undefined, slug: string, narrowed: GroupsChoice, whole: MapBox) {
  const { view: _, ...filters } = narrowed
  const name = JSON.stringify([slug, filters])
  const [seen, setSeen] = useState<{ readonly name: string; readonly box: MapBox }>()
  const hasMoved = seen?.name === name
  const caixa = writeMapBox(hasMoved ? seen.box : whole)
  const loaded = useLoaded(map && `${name} ${caixa}`, () =>
    callApi(mapGroups, { params: { slug }, query: { ...filters, caixa } }),
  )
  const isPart = hasMoved || (loaded.state === 'ready' && loaded.value.total > loaded.value.pontos.length)
  useEffect(() => {
    if (!map || !isPart) return
    const onMove = () => setSeen({ name, box: findBoxInSight(map) })
    map.on('moveend', onMove)
    return () => void map.off('moveend', onMove)
  }, [map, isPart, name])
  const points: Points = loaded.state === 'ready' ? loaded.value.pontos : loaded.state
  return { points, retry: loaded.reload }
}

function findBoxInSight(map: LeafletMap): MapBox {
  const seen = map.getBounds()
  return {
    sul: Math.max(-90, seen.getSouth()),
    oeste: Math.max(-180, seen.getWest()),
    norte: Math.min(90, seen.getNorth()),
    leste: Math.min(180, seen.getEast()),
  }
}
