import type { GroupPoint } from '@narthex/contract/groups/group.schemas'
import { type Map as LeafletMap, latLngBounds } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { createMarks, type Marks } from './group-marks.ts'
import { showAll } from './use-map.ts'
import type { Points } from './use-points.ts'

/** The groups on the map, those that are chosen among them, and how many are in sight. */
export function useMarks(
  map: LeafletMap | undefined,
  points: Points,
  selected: readonly GroupPoint[],
  onSelect: (points: readonly GroupPoint[]) => void,
) {
  const t = useTranslations('groupMap')
  const [marks, setMarks] = useState<Marks>()
  const [shown, setShown] = useState<number>()
  const listener = useRef(onSelect)
  listener.current = onSelect
  useEffect(() => {
    if (!map) return
    const made = createMarks(map, {
      clusterName: (count) => t('cluster', { count }),
      onSelect: (chosen) => listener.current(chosen),
      onShown: setShown,
    })
    setMarks(made)
    return () => made.remove()
  }, [map, t])
  useEffect(() => {
    if (typeof points === 'object') marks?.show(points)
  }, [marks, points])
  useEffect(() => marks?.select(selected.map(({ id }) => id)), [marks, selected])
  return shown
}

/** Brings all of them into sight. */
export function fitPoints(map: LeafletMap, points: readonly GroupPoint[]): void {
  if (points.length > 0) showAll(map, latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])))
}
