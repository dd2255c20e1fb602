import { Skeleton } from '@narthex/ui/skeleton'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from './use-preview.ts'

export interface PreviewFrameProps {
  readonly pictures: readonly Picture[]
  /** Width of the previewed window in CSS pixels; scaled down where there is less room. */
  readonly width: number
  readonly title: string
  readonly isLoading: boolean
  readonly onLoad: (address: string) => void
}

/** A window of the site. The next picture loads behind the last good one. */
export function PreviewFrame({ pictures, width, title, isLoading, onLoad }: PreviewFrameProps) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width)
  const style = {
    width,
    height: scale > 0 ? room.height / scale : 0,
    transform: `translateX(-50%) scale(${scale})`,
  }
  const shown = pictures.find(({ isLoaded }) => isLoaded)
  return (
    <div
      ref={box}
      aria-busy={isLoading}
      className="relative min-h-80 grow overflow-hidden rounded-card bg-sunken shadow-[inset_0_0_0_1px_var(--line)]"
    >
      {!shown && isLoading && <Skeleton className="absolute inset-0" />}
      {pictures.map((picture) => {
        const isShown = picture === shown
        return (
          <iframe
            key={picture.address}
            src={picture.address}
            title={title}
            sandbox="allow-same-origin"
            referrerPolicy="no-referrer"
            aria-hidden={!isShown || undefined}
            tabIndex={isShown ? 0 : -1}
            onLoad={() => onLoad(picture.address)}
            style={style}
            className={`absolute start-1/2 top-0 origin-top border-0 bg-card ${isShown ? '' : 'invisible'}`}
          />
        )
      })}
    </div>
  )
}
