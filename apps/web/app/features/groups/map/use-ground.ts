import type { Point } from '@narthex/client/device/locate'
import { distanceText, metresPerUnit } from '@narthex/client/format/distance-text'
import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import type { LatLngTuple, Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { type District, placeMark, plainGround } from './plain-ground.ts'

/** Around the church, in kilometres or miles. */
const ringUnits = [1, 2, 5, 10, 20, 50]

/** Draws the base of the map: the church, the reader's place if known, and a plain ground without streets. */
export function useGround(
  map: LeafletMap | undefined,
  isPlain: boolean,
  groups: readonly GroupSummary[],
  here: Point | undefined,
): void {
  const t = useTranslations('groupMap')
  const locale = useLocale()
  const { latitude, longitude, idioma } = useChurchSite().church
  useEffect(() => {
    if (!map || !isPlain) return
    const unit = metresPerUnit(idioma)
    const rings = ringUnits.map((count) => ({
      metres: count * unit,
      name: distanceText(count * unit, locale, idioma),
    }))
    return plainGround(pointOf(latitude, longitude), rings, listDistricts(groups)).addTo(map)
  }, [map, isPlain, groups, latitude, longitude, locale, idioma])
  useEffect(() => {
    const church = pointOf(latitude, longitude)
    if (!map || !church) return
    const mark = placeMark(church, 'map-church', t('church')).addTo(map)
    return () => {
      mark.remove()
    }
  }, [map, latitude, longitude, t])
  useEffect(() => {
    if (!map || !here) return
    const mark = placeMark([here.latitude, here.longitude], 'map-here', t('here')).addTo(map)
    return () => {
      mark.remove()
    }
  }, [map, here, t])
}

function pointOf(latitude: number | null, longitude: number | null): LatLngTuple | undefined {
  return latitude === null || longitude === null ? undefined : [latitude, longitude]
}

/** Lists districts, each at the middle of the loaded groups in it. */
export function listDistricts(groups: readonly GroupSummary[]): District[] {
  const placed = groups.filter(({ bairro, latitude, longitude }) => bairro && latitude !== null && longitude !== null)
  return [...Map.groupBy(placed, ({ bairro }) => bairro ?? '')].map(([name, inIt]) => {
    const mean = (of: (group: GroupSummary) => number | null) =>
      inIt.reduce((sum, group) => sum + (of(group) ?? 0), 0) / inIt.length
    return { name, at: [mean(({ latitude }) => latitude), mean(({ longitude }) => longitude)] }
  })
}
