import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Notice } from '@narthex/ui/notice'
import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { signClass } from '../../components/buttons.ts'
import type { PreviewPaneProps } from './preview-pane.tsx'

const SidePanel = lazyPart(async () => (await import('@narthex/ui/office/panes/side-panel')).SidePanel)
const PreviewPane = lazyPart(async () => (await import('./preview-pane.tsx')).PreviewPane)

export interface PreviewBesideProps extends PreviewPaneProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The form. */
  readonly children: ReactNode
}

/** A form with its preview: beside it where there is room for both, above the page elsewhere. */
export function PreviewBeside({ isOpen, onClose, children, ...pane }: PreviewBesideProps) {
  const t = useTranslations('consolePreview')
  const isWide = useWideWindow()
  const isBeside = isOpen && isWide
  const [hasOpened, setOpened] = useState(false)
  if (isOpen && !hasOpened) setOpened(true)
  const content = isOpen && (
    <LazyPart
      fallback={<Skeleton className="h-full min-h-80" />}
      failed={<Notice tone="danger">{t('failedLoad')}</Notice>}
    >
      <PreviewPane {...pane} />
    </LazyPart>
  )
  return (
    <div className={isBeside ? 'grid grid-cols-[minmax(24rem,40rem)_minmax(22rem,1fr)] gap-8' : undefined}>
      {children}
      {isBeside ? (
        <section
          aria-label={t('title')}
          className="sticky top-7 flex h-[calc(100dvh-10rem)] min-h-120 min-w-0 flex-col self-start"
        >
          <div className="mb-2 flex items-center justify-between gap-4">
            <h2 className="text-base font-semibold">{t('title')}</h2>
            <button type="button" onClick={onClose} className={signClass}>
              <OfficeIcon name="close" className="size-5" />
              <span className="sr-only">{t('close')}</span>
            </button>
          </div>
          <div className="min-h-0 grow">{content}</div>
        </section>
      ) : (
        hasOpened && (
          <LazyPart>
            <SidePanel isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
              {content}
            </SidePanel>
          </LazyPart>
        )
      )}
    </div>
  )
}

const wideWindow = '(width >= 80rem)'

function useWideWindow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wideWindow)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(wideWindow).matches,
  )
}
