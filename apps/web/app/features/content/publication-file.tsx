import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass, iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

/** The reader and what it draws with are for those who open the file. */
const PdfReader = lazyPart(() => import('../../components/pdf/pdf-reader.tsx').then(({ PdfReader }) => PdfReader))

/** The PDF of a publication: to be read in a window of its own, where scripts run, and to be kept in any case. */
export function PublicationFile({ address, name }: { address: string; name: string }) {
  const t = useTranslations('publications')
  const [isOpen, setOpen] = useState(false)
  const canRead = address.startsWith('/')
  return (
    <>
      <p className="mt-6 flex flex-wrap gap-3">
        {canRead && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
            className={`${buttonClass('primary')} noscript:hidden`}
          >
            <Icon name="book" className="size-5" />
            {t('readHere')}
          </button>
        )}
        <a href={canRead ? `${address}?download` : address} rel="noopener" className={buttonClass('quiet')}>
          <ToolIcon name="download" className="size-5" />
          {t('download')}
        </a>
      </p>
      {isOpen && <FileReader address={address} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

interface FileReaderProps {
  readonly address: string
  readonly name: string
  readonly onClose: () => void
}

/** Full-screen reader of a file. Escape, a phone's back button and the close button lead back. */
function FileReader({ address, name, onClose }: FileReaderProps) {
  const t = useTranslations('publications')
  const dialog = useRef<HTMLDialogElement>(null)
  const reader = useRef<HTMLElement>(null)
  const titleId = useId()
  // Before the element goes: once it is gone nothing gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The keys that turn pages are the reader's.
    reader.current?.focus({ preventScroll: true })
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-canvas text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-3 border-b border-line bg-card ps-5 pe-2 pt-[env(safe-area-inset-top)]">
          <h2 id={titleId} className="min-w-0 grow truncate text-base font-semibold">
            {name}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={`${iconButtonClass} my-1 shrink-0 hover:bg-sunken`}
          >
            <Icon name="close" />
            <span className="sr-only">{t('hide')}</span>
          </button>
        </div>
        <section
          ref={reader}
          tabIndex={-1}
          aria-label={t('file')}
          className="min-h-0 grow overscroll-contain focus:outline-none"
        >
          <LazyPart fallback={<Opening />} failed={<LoadFailed />}>
            <PdfReader src={address} name={name} fills />
          </LazyPart>
        </section>
      </div>
    </dialog>
  )
}

function Opening() {
  const t = useTranslations('publications')
  return (
    <div aria-busy="true">
      <p className="sr-only">{t('opening')}</p>
      <Skeleton className="h-112 w-full" />
    </div>
  )
}
