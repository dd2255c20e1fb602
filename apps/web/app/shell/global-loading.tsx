import { useIsLoading } from '@narthex/client/calls/status-store'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SiteMark } from '../components/site-mark.tsx'
import { useRoot } from '../page/use-site.ts'

/** Loading that ends sooner shows no screen. */
const patienceMs = 150

/** Covers the page with the church's mark while the GLOBAL context loads (specification §2). */
export function GlobalLoading() {
  const t = useTranslations('shell')
  const { site } = useRoot()
  const isDue = useIsLong(useIsLoading('GLOBAL'))
  return (
    <div role="status">
      {isDue && (
        <div className="global-loading fixed inset-0 z-50 grid place-content-center justify-items-center gap-5 bg-canvas/92 backdrop-blur-sm print:hidden">
          <div className="[&>*]:h-18">
            <SiteMark site={site} />
          </div>
          <div aria-hidden="true" className="h-1 w-32 overflow-hidden rounded-full bg-brand-soft">
            <div className="progress-line h-full rounded-full bg-ring" />
          </div>
          <p className="text-sm font-medium text-muted">{t('loading')}</p>
        </div>
      )}
    </div>
  )
}

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return isLong
}
