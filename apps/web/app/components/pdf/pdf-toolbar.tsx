import { useFullScreen } from '@narthex/client/device/use-full-screen'
import { iconButtonClass } from '@narthex/ui/button'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { zooms } from './zooms.ts'

export interface PdfToolbarProps {
  readonly src: string
  readonly name: string
  readonly page: number
  /** 0 until the file is open. */
  readonly pages: number
  /** Index of the zoom in `zooms`. */
  readonly zoom: number
  /** Element that is shown in full screen. */
  readonly frame: RefObject<HTMLElement | null>
  readonly onTurn: (page: number) => void
  readonly onZoom: (zoom: number) => void
}

export function PdfToolbar({ src, name, page, pages, zoom, frame, onTurn, onZoom }: PdfToolbarProps) {
  const t = useTranslations('pdf')
  const full = useFullScreen(frame)
  return (
    <div className="sticky top-0 flex flex-wrap items-center justify-between bg-card px-1 py-1 shadow-[inset_0_-1px_0_var(--line)] noscript:hidden">
      <div className="flex items-center">
        <Tool icon="previous" name={t('previous')} isOff={page <= 1} onClick={() => onTurn(page - 1)} />
        <p role="status" className="min-w-14 text-center text-sm tabular-nums">
          <span aria-hidden="true">{pages > 0 ? `${page} / ${pages}` : '–'}</span>
          {pages > 0 && <span className="sr-only">{t('page', { page: String(page), total: String(pages) })}</span>}
        </p>
        <Tool icon="next" name={t('next')} isOff={page >= pages} onClick={() => onTurn(page + 1)} />
      </div>
      <div className="flex items-center">
        <Tool icon="zoomOut" name={t('zoomOut')} isOff={zoom === 0} onClick={() => onZoom(zoom - 1)} />
        <Tool icon="zoomIn" name={t('zoomIn')} isOff={zoom === zooms.length - 1} onClick={() => onZoom(zoom + 1)} />
        {full.isPossible && (
          <Tool
            icon={full.isOn ? 'shrink' : 'expand'}
            name={t(full.isOn ? 'leaveFullScreen' : 'fullScreen')}
            onClick={full.toggle}
          />
        )}
        <a href={src} download={`${name}.pdf`} className={`${iconButtonClass} hover:bg-sunken`}>
          <ToolIcon name="download" className="size-5" />
          <span className="sr-only">{t('download')}</span>
        </a>
      </div>
    </div>
  )
}

interface ToolProps {
  readonly icon: ToolIconName
  readonly name: string
  readonly isOff?: boolean
  readonly onClick: () => void
}

/** Button of the toolbar. While it is off it keeps its place and its focus, so that the end of a file moves neither. */
function Tool({ icon, name, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={`${iconButtonClass} hover:bg-sunken aria-disabled:opacity-40`}
    >
      <ToolIcon name={icon} className="size-5" />
      <span className="sr-only">{name}</span>
    </button>
  )
}
