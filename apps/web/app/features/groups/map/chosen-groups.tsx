import type { GroupPoint, GroupSummary } from '@narthex/contract/groups/group.schemas'
import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import type { Map as LeafletMap, PointTuple } from 'leaflet'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { GroupGlance } from './group-glance.tsx'

export interface ChosenGroupsProps {
  readonly map: LeafletMap
  readonly points: readonly GroupPoint[]
  /** Groups already loaded. */
  readonly known: readonly GroupSummary[]
  readonly onClose: () => void
}

/**
 * The group of the mark that was pressed, over the map: a sheet on phones, a card in its corner elsewhere. Of a mark that
 * stands for several, their names.
 */
export function ChosenGroups({ map, points, known, onClose }: ChosenGroupsProps) {
  const t = useTranslations('groupMap')
  const { church } = useChurchSite()
  const section = useRef<HTMLElement>(null)
  const [first] = points
  const isOne = points.length === 1
  const arrive = useEffectEvent(([first]: typeof points) => {
    const shown = section.current
    if (!shown) return
    shown.focus({ preventScroll: true })
    shown.scrollIntoView({ block: 'nearest' })
    // Neither under the sheet nor, where there is room beside it, under the card.
    const isSheet = shown.offsetWidth * 1.6 > map.getSize().x
    const beside: PointTuple = [isSheet ? 40 : shown.offsetWidth + 110, 40]
    const below: PointTuple = [60, isSheet ? shown.offsetHeight + 40 : 40]
    if (first) map.panInside([first.latitude, first.longitude], { paddingTopLeft: beside, paddingBottomRight: below })
  })
  useEffect(() => arrive(points), [points])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  if (!first) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      onKeyDown={closeByKey}
      aria-label={isOne ? first.nome : t('together', { count: points.length })}
      className="step-in absolute inset-x-3 bottom-3 z-30 max-h-[calc(100%-1.5rem)] sm:top-3 sm:bottom-auto overflow-y-auto overscroll-contain rounded-card bg-card shadow-float focus:outline-none sm:end-auto sm:w-88"
    >
      <button
        type="button"
        onClick={onClose}
        className={`${iconButtonClass} absolute end-1.5 top-1.5 z-10 bg-card/85 hover:bg-sunken`}
      >
        <Icon name="close" className="size-5" />
        <span className="sr-only">{t('close')}</span>
      </button>
      {isOne ? (
        <GroupGlance key={first.id} point={first} known={known.find(({ id }) => id === first.id)} />
      ) : (
        <div className="p-2 pt-3">
          <p className="px-3 pe-12 font-semibold">{t('together', { count: points.length })}</p>
          <ul lang={church.idioma} className="mt-1">
            {points.map(({ id, nome }) => (
              <li key={id}>
                <SmartLink
                  to={pathTo('/groups/:celulaId', { celulaId: id })}
                  className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-2 font-medium wrap-anywhere hover:bg-sunken"
                >
                  {nome}
                  <Icon name="arrow" className="size-5 shrink-0 text-muted" />
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
