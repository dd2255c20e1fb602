import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LazyPart, lazyPart } from '../../components/lazy-part.tsx'
import { LoadFailed } from '../../components/load-failed.tsx'

/** The reader and what it draws with are for those who open the file. */
const PdfReader = lazyPart(() => import('../../components/pdf/pdf-reader.tsx').then(({ PdfReader }) => PdfReader))

/** The PDF of a publication: to be read in the page, where scripts run, and to be kept in any case. */
export function PublicationFile({ address, name }: { address: string; name: string }) {
  const t = useTranslations('publications')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const reader = useRef<HTMLElement>(null)
  const canRead = address.startsWith('/')
  // Below what phones show of the page: without this, the button would seem to do nothing.
  useEffect(() => {
    if (!isOpen) return
    reader.current?.focus({ preventScroll: true })
    reader.current?.scrollIntoView()
  }, [isOpen])
  const toggle = () => {
    setOpen(!isOpen)
    // Some browsers do not focus a button that is clicked.
    if (isOpen) button.current?.focus()
  }
  return (
    <>
      <p className="mt-6 flex flex-wrap gap-3">
        {canRead && (
          <button
            ref={button}
            type="button"
            onClick={toggle}
            aria-expanded={isOpen}
            className={`${buttonClass('primary')} noscript:hidden`}
          >
            <Icon name="book" className="size-5" />
            {t(isOpen ? 'hide' : 'readHere')}
          </button>
        )}
        <a href={canRead ? `${address}?download` : address} rel="noopener" className={buttonClass('quiet')}>
          <ToolIcon name="download" className="size-5" />
          {t('download')}
        </a>
      </p>
      {isOpen && (
        <section ref={reader} tabIndex={-1} aria-label={t('file')} className="mt-6">
          <LazyPart fallback={<Opening />} failed={<LoadFailed />}>
            <PdfReader src={address} name={name} />
          </LazyPart>
        </section>
      )}
    </>
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
