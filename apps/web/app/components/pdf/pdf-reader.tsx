import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PdfPage } from './pdf-page.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { usePdf } from './use-pdf.ts'
import { zooms } from './zooms.ts'

export interface PdfReaderProps {
  /** A file of the site's own: `/media/files/<code>.pdf`. Others are not read, only linked to. */
  readonly src: string
  /** Name of the file for readers. */
  readonly name: string
  /** First page that is shown, from 1; `onPage` gets the current one each time the reader turns a page. */
  readonly startAt?: number
  readonly onPage?: (page: number) => void
  /** The reader takes all the space around it, and the keys at once: it is the only content shown. */
  readonly fills?: boolean
}

/**
 * A PDF to be read in its place: page by page, with keys or buttons, zoomed and in full screen. The page needs the
 * messages `pdf`. Without scripts, and wherever the file cannot be read, there is the file itself.
 */
export function PdfReader({ src, name, startAt = 1, onPage, fills = false }: PdfReaderProps) {
  const t = useTranslations('pdf')
  const state = usePdf(src)
  const frame = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const pages = state.kind === 'open' ? state.pdf.pages : 0
  const { shown, zoom, turnTo, zoomTo, onKeyDown } = usePlace(pages, startAt, onPage)
  const fail = useCallback(() => setFailed(true), [])
  const retry = () => {
    setFailed(false)
    state.retry()
  }

  if (state.kind === 'failed' || hasFailed) {
    return (
      <div role="alert">
        <EmptyState icon="warning" title={t('failedTitle')} lead={t('failed')}>
          <button type="button" onClick={retry} className={buttonClass('quiet')}>
            {t('retry')}
          </button>
          <a href={src} download={`${name}.pdf`} className={buttonClass('quiet')}>
            {t('download')}
          </a>
        </EmptyState>
      </div>
    )
  }
  return (
    <section
      ref={frame}
      aria-label={name}
      onKeyDown={onKeyDown}
      className={`overflow-hidden bg-sunken ${fills ? 'flex h-full flex-col' : 'rounded-card shadow-[inset_0_0_0_1px_var(--line)]'}`}
    >
      <PdfToolbar
        src={src}
        name={name}
        page={shown}
        pages={pages}
        zoom={zoom}
        frame={frame}
        onTurn={turnTo}
        onZoom={zoomTo}
      />
      {state.kind === 'open' ? (
        <div
          ref={fills ? takeFocus : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys turn its pages
          tabIndex={0}
          className={`flex overflow-auto p-3 md:p-5 ${fills ? 'min-h-0 grow' : 'max-h-[85dvh]'}`}
        >
          <PdfPage
            pdf={state.pdf}
            number={shown}
            zoom={zooms[zoom] ?? 1}
            label={t('page', { page: String(shown), total: String(pages) })}
            onFailed={fail}
          />
        </div>
      ) : (
        <Opening share={state.share} src={src} />
      )}
    </section>
  )
}

/** The page and the zoom, and the keys that change them. */
function usePlace(pages: number, startAt: number, onPage: PdfReaderProps['onPage']) {
  const [page, setPage] = useState(startAt)
  const [zoom, setZoom] = useState(0)
  const shown = Math.min(Math.max(1, page), Math.max(1, pages))
  const turnTo = (number: number) => {
    const next = Math.min(Math.max(1, number), pages)
    if (next === shown || pages === 0) return
    setPage(next)
    onPage?.(next)
  }
  const zoomTo = (next: number) => setZoom(Math.min(Math.max(0, next), zooms.length - 1))
  const steps: Record<string, () => void> = {
    ArrowRight: () => turnTo(shown + 1),
    PageDown: () => turnTo(shown + 1),
    ArrowLeft: () => turnTo(shown - 1),
    PageUp: () => turnTo(shown - 1),
    Home: () => turnTo(1),
    End: () => turnTo(pages),
    '+': () => zoomTo(zoom + 1),
    '-': () => zoomTo(zoom - 1),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key]
    // Zoomed in, the arrows move the page itself.
    if (!step || (zoom > 0 && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    step()
  }
  return { shown, zoom, turnTo, zoomTo, onKeyDown }
}

/** Focuses the pages, unless the reader has moved the focus to another control by then. */
function takeFocus(pages: HTMLElement | null): void {
  if (pages && !document.activeElement?.matches('button, input, select')) pages.focus({ preventScroll: true })
}

function Opening({ share, src }: { share: number; src: string }) {
  const t = useTranslations('pdf')
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-4 p-6 text-center">
      <p className="noscript:hidden">{t('opening')}</p>
      <progress value={share} max={1} aria-label={t('opening')} className="h-1.5 w-48 noscript:hidden" />
      <a href={src} className={buttonClass('quiet')}>
        {t('open')}
      </a>
    </div>
  )
}
