import { Icon } from '@narthex/ui/icon'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import type { Map as LeafletMap } from 'leaflet'
import { useTranslations } from 'use-intl'

export interface MapControlsProps {
  readonly map: LeafletMap
  readonly onFit: () => void
}

/** Zoom and position by buttons. */
export function MapControls({ map, onFit }: MapControlsProps) {
  const t = useTranslations('groupMap')
  return (
    <div className="absolute end-3 top-3 z-20 grid divide-y divide-line overflow-hidden rounded-control bg-card shadow-lift">
      <Control name="plus" label={t('zoomIn')} onClick={() => map.zoomIn()} />
      <Control name="minus" label={t('zoomOut')} onClick={() => map.zoomOut()} />
      <button type="button" onClick={onFit} className="grid size-11 place-items-center hover:bg-sunken">
        <Icon name="locate" className="size-5" />
        <span className="sr-only">{t('fit')}</span>
      </button>
    </div>
  )
}

function Control({ name, label, onClick }: { name: ToolIconName; label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="grid size-11 place-items-center hover:bg-sunken">
      <ToolIcon name={name} className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  )
}
