import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { PagePath } from '../../routing/page-path.ts'
import { useAboveNavigation } from '../audio/use-above-navigation.ts'
import { focusPage } from '../audio/use-arrival.ts'
import { PageLink } from '../page-link.tsx'
import { closeDock, setHome, useDock } from './dock.ts'

export interface DockFrameProps {
  readonly host: HTMLElement
  readonly label: string
  readonly title: ReactNode
  /** The page of the video. */
  readonly page: PagePath
  readonly backLabel: string
  readonly closeLabel: string
  /** The player. */
  readonly children: ReactNode
}

/** A small player in the corner of other pages, with the way back to its own. Escape in it ends the video. */
export function DockFrame({ host, label, title, page, backLabel, closeLabel, children }: DockFrameProps) {
  const isFloating = useDock(({ slot }) => slot === undefined)
  const frame = useRef<HTMLElement>(null)
  useAboveNavigation(frame)
  return (
    <>
      <section
        ref={frame}
        aria-label={label}
        hidden={!isFloating}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !document.fullscreenElement) sendAway()
        }}
        className="video-dock fixed end-3 bottom-0 z-30 mb-3 w-60 overflow-hidden rounded-card border border-line/70 bg-card shadow-float md:end-5 md:mb-5 md:w-80 sideways:w-56 print:hidden"
      >
        <div ref={setHome} className="aspect-video bg-black" />
        <div className="flex items-center gap-1 p-1">
          <PageLink
            to={page}
            viewTransition
            className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-control px-2 hover:bg-sunken"
          >
            <span className="sr-only">{backLabel}</span>
            <span className="min-w-0 grow truncate text-sm leading-snug font-semibold">{title}</span>
            <ToolIcon name="expand" className="size-5 shrink-0 text-muted" />
          </PageLink>
          <button type="button" onClick={sendAway} className={`${iconButtonClass} shrink-0 text-muted hover:bg-sunken`}>
            <Icon name="close" className="size-5" />
            <span className="sr-only">{closeLabel}</span>
          </button>
        </div>
      </section>
      {createPortal(children, host)}
    </>
  )
}

/** The focus would go with it, and the keyboard begin at the top. */
function sendAway(): void {
  closeDock()
  focusPage()
}
