import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Pdf } from './open-pdf.ts'

export interface PdfPageProps {
  readonly pdf: Pdf
  readonly number: number
  readonly zoom: number
  /** The label of the page for screen readers. */
  readonly label: string
  readonly onFailed: () => void
}

/** A page wider than this is harder to read, not easier. */
const widest = 880

/** One page, as wide as there is room for; its words stand beside the drawing for those who listen to it. */
export function PdfPage({ pdf, number, zoom, label, onFailed }: PdfPageProps) {
  const room = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const width = useFittingWidth(room, pdf, number)

  useEffect(() => {
    if (width === 0) return
    const gone = new AbortController()
    pdf.draw(number, width * zoom, gone.signal).then(
      ({ canvas, text: words }) => {
        if (gone.signal.aborted) return
        canvas.className = 'mx-auto block max-w-none bg-white shadow-lift'
        canvas.style.width = `${Math.round(width * zoom)}px`
        place.current?.replaceChildren(canvas)
        setText(words)
      },
      () => {
        if (!gone.signal.aborted) onFailed()
      },
    )
    return () => gone.abort()
  }, [pdf, number, zoom, width, onFailed])

  return (
    <div ref={room} className="min-w-0 grow">
      <div ref={place} role="img" aria-label={label} data-pdf-page={number} className="min-h-40" />
      {text && <p className="sr-only">{text}</p>}
    </div>
  )
}

/** Width of the drawn page: as wide as the container allows, and in full screen no higher than the screen. */
function useFittingWidth(room: RefObject<HTMLDivElement | null>, pdf: Pdf, number: number): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const gone = new AbortController()
    const measure = async () => {
      const free = Math.min(element.clientWidth, widest)
      const high = document.fullscreenElement?.contains(element) ? innerHeight - 96 : Number.POSITIVE_INFINITY
      const shape = await pdf.shapeOf(number).catch(() => 1)
      if (!gone.signal.aborted) setWidth(Math.max(120, Math.floor(Math.min(free, high / shape))))
    }
    const observer = new ResizeObserver(() => void measure())
    observer.observe(element)
    return () => {
      gone.abort()
      observer.disconnect()
    }
  }, [room, pdf, number])
  return width
}
