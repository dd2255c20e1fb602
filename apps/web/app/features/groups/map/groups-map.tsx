import type { Point } from '@narthex/client/device/locate'
import type { GroupPoint, GroupSummary } from '@narthex/contract/groups/group.schemas'
import type { MapBox } from '@narthex/contract/groups/map-box'
import { buttonClass } from '@narthex/ui/button'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import type { GroupsChoice } from '../groups-address.ts'
import { groupsAddress } from '../groups-address.ts'
import { ChosenGroups } from './chosen-groups.tsx'
import { MapControls } from './map-controls.tsx'
import { StreetChoice } from './street-choice.tsx'
import { useClearWords } from './use-clear-words.ts'
import { useGround } from './use-ground.ts'
import { useHeld } from './use-held.ts'
import { useMap } from './use-map.ts'
import { fitPoints, useMarks } from './use-marks.ts'
import { usePoints } from './use-points.ts'
import { useStreets } from './use-streets.ts'

export interface GroupsMapProps {
  /** Holds all groups of the church. */
  readonly box: MapBox
  readonly choice: GroupsChoice
  /** Groups of the list beside the map, already loaded. */
  readonly groups: readonly GroupSummary[]
  readonly here: Point | undefined
}

/** The groups on a map. All of it is in the list too, and works without any other host: streets come after a yes. */
export function GroupsMap({ box, choice, groups, here }: GroupsMapProps) {
  const t = useTranslations('groupMap')
  const { church } = useChurchSite()
  const keysId = useId()
  const element = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element | null>(null)
  const [chosen, setChosen] = useState<readonly GroupPoint[]>([])
  const { held, hold } = useHeld()
  const map = useMap(element, { box, name: groupsAddress(choice), onHeld: hold })
  const { points, retry } = usePoints(map, church.slug, choice, box)
  const streets = useStreets(map)
  const choose = (picked: readonly GroupPoint[]) => {
    pressed.current = document.activeElement
    setChosen(picked)
  }
  const shown = useMarks(map, points, chosen, choose)
  useGround(map, !streets.isShown, groups, here)
  useClearWords(map)
  const close = () => {
    setChosen([])
    const back = pressed.current?.isConnected ? pressed.current : element.current
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  return (
    <div className="grid gap-2">
      <div className="groups-map relative isolate overflow-hidden rounded-hero shadow-rest">
        {/* biome-ignore lint/a11y/useSemanticElements: a heading would be one too many for what the list says too */}
        <div
          ref={element}
          role="region"
          aria-label={t('label')}
          aria-describedby={keysId}
          className="absolute inset-0"
        />
        <p id={keysId} hidden>
          {t('keys')}
        </p>
        <p
          aria-hidden="true"
          data-shown={held !== undefined || undefined}
          className="map-hint pointer-events-none absolute inset-x-0 top-1/2 z-20 mx-auto w-fit max-w-[85%] -translate-y-1/2 rounded-button bg-ink px-5 py-2.5 text-center font-semibold text-canvas"
        >
          {t(held === 'wheel' ? 'holdCtrl' : 'twoFingers')}
        </p>
        {map && <MapControls map={map} onFit={() => typeof points === 'object' && fitPoints(map, points)} />}
        {map && chosen.length > 0 && <ChosenGroups map={map} points={chosen} known={groups} onClose={close} />}
        {points === 'failed' && (
          <div
            role="alert"
            className="absolute inset-x-3 top-1/2 z-20 mx-auto grid w-fit -translate-y-1/2 justify-items-center gap-3 rounded-card bg-card p-5 text-center shadow-float"
          >
            <p>{t('pointsFailed')}</p>
            <button type="button" onClick={retry} className={buttonClass('quiet')}>
              {t('retry')}
            </button>
          </div>
        )}
      </div>
      <div className="grid gap-1.5 px-1 text-sm text-muted">
        <p role="status" className="sr-only">
          {typeof points === 'object' && shown !== undefined && t('shown', { count: shown })}
        </p>
        {typeof points === 'object' && points.length === 0 && <p>{t('noPoints')}</p>}
        <p>{t('about')}</p>
        <StreetChoice {...streets} />
      </div>
    </div>
  )
}
