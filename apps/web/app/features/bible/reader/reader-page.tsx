import { hasMark } from '@narthex/client/outbox/device-marks'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { savedMark } from '../saved/saved-mark.ts'
import { useInBrowser } from '../use-in-browser.ts'
import { Reader } from './reader.tsx'
import type { ReaderSource } from './reader-data.ts'

const DeviceReader = lazyPart(() => import('../saved/device-reader.tsx').then(({ DeviceReader }) => DeviceReader))

interface ReaderPageProps {
  readonly source: ReaderSource
  /** Stands at the end of a passage that was opened from a reading plan. */
  readonly foot: ReactNode
}

/** A chapter: as the server gave it, or from what the device keeps. */
export function ReaderPage({ source, foot }: ReaderPageProps) {
  useKeptPages()
  if (source.kind === 'served') {
    const { text, place } = source.data
    return <Reader key={`${text.translation.codigo} ${place.book} ${place.chapter}`} data={source.data} foot={foot} />
  }
  return <FromDevice foot={foot} />
}

function FromDevice({ foot }: Pick<ReaderPageProps, 'foot'>) {
  const t = useTranslations('bible.saved')
  const isInBrowser = useInBrowser()
  const waiting = (
    <div role="status" className="mx-auto max-w-3xl px-5 py-12">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="mt-8 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-11/12" />
      <Skeleton className="mt-3 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-2/3" />
    </div>
  )
  if (!isInBrowser) return waiting
  return (
    <LazyPart fallback={waiting} failed={<EmptyState icon="offline" title={t('missingTitle')} lead={t('missing')} />}>
      <DeviceReader foot={foot} />
    </LazyPart>
  )
}

/** A new version of the app begins without the pages that reading without a network needs. */
function useKeptPages(): void {
  useEffect(() => {
    if (!hasMark(savedMark) || !navigator.onLine) return
    void import('../saved/keep-reader-pages.ts').then(({ keepReaderPages }) => keepReaderPages()).catch(() => {})
  }, [])
}
