import { reportBug } from '@narthex/client/data/act'
import { EmptyState } from '@narthex/ui/empty-state'
import { useEffect } from 'react'
import { Link, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../components/buttons.ts'
import { PageHead } from '../components/page-head.tsx'

/** An address that leads nowhere, or to what the person may not see: both look the same. */
export function NotFound() {
  const t = useTranslations('consoleFrame.notFound')
  return (
    <>
      <PageHead title={t('title')} />
      <EmptyState icon="search" title={t('title')} lead={t('lead')}>
        <Link to="/" className={toolClass('primary')}>
          {t('home')}
        </Link>
      </EmptyState>
    </>
  )
}

/** A screen that failed: the frame around it goes on, and what was typed is on the device. */
export function BrokenScreen() {
  const t = useTranslations('consoleFrame.broken')
  const error = useRouteError()
  useEffect(() => reportBug(error), [error])
  return (
    <div role="alert">
      <EmptyState icon="warning" title={t('title')} lead={t('lead')} isPage>
        <button type="button" className={toolClass('primary')} onClick={() => location.reload()}>
          {t('retry')}
        </button>
      </EmptyState>
    </div>
  )
}
