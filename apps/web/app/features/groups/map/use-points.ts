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
  const [points, setPoints] = useState<Points>('loading')
  const [round, setRound] = useState(0)
  const { view: _, ...filters } = narrowed
  const name = JSON.stringify(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` says what the filters are; each round asks again
  useEffect(() => {
    if (!map) return
    let isCurrent = true
    let asked = 0
    const load = async (box: MapBox) => {
      const turn = ++asked
      try {
        const query = { ...filters, caixa: writeMapBox(box) }
        const { pontos, total } = await callApi(mapGroups, { params: { slug }, query })
        if (!isCurrent || turn !== asked) return
        setPoints(pontos)
        if (total > pontos.length) map.on('moveend', loadSeen)
      } catch {
        if (isCurrent && turn === asked) setPoints('failed')
      }
    }
    const loadSeen = () => void load(seenOf(map))
    void load(whole)
    return () => {
      isCurrent = false
      map.off('moveend', loadSeen)
    }
  }, [map, slug, name, round])
  const retry = () => {
    setPoints('loading')
    setRound((rounds) => rounds + 1)
  }
  return { points, retry }
}

function seenOf(map: LeafletMap): MapBox {
  const seen = map.getBounds()
  return {
    sul: Math.max(-90, seen.getSouth()),
    oeste: Math.max(-180, seen.getWest()),
    norte: Math.min(90, seen.getNorth()),
    leste: Math.min(180, seen.getEast()),
  }
}
